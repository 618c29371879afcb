/// Three rows of three numbers, by which colours go from one space to another.
struct ColorMatrix {
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) { rows = (first, second, third) }

    static func * (matrix: ColorMatrix, color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows.0 * color).sum(), (matrix.rows.1 * color).sum(), (matrix.rows.2 * color).sum())
    }
}

// Source: CSS Color Module Level 4, section 18 (the sample code for conversions); the quotients are exact there, too.
extension ColorMatrix {
    // MARK: Linear light of a space to XYZ with the white of D65, and back

    static var srgbToXYZ: ColorMatrix {
        ColorMatrix(
            [506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218],
            [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
            [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270])
    }

    static var xyzToSRGB: ColorMatrix {
        ColorMatrix(
            [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
            [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
            [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])
    }

    static var displayP3ToXYZ: ColorMatrix {
        ColorMatrix(
            [608311.0 / 1250200, 189793.0 / 714400, 198249.0 / 1000160],
            [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2500400],
            [0, 32229.0 / 714400, 5220557.0 / 5000800])
    }

    static var xyzToDisplayP3: ColorMatrix {
        ColorMatrix(
            [446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915],
            [-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905],
            [11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415])
    }

    static var a98RGBToXYZ: ColorMatrix {
        ColorMatrix(
            [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
            [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
            [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835])
    }

    static var xyzToA98RGB: ColorMatrix {
        ColorMatrix(
            [1829569.0 / 896150, -506331.0 / 896150, -308931.0 / 896150],
            [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
            [16779.0 / 1248040, -147721.0 / 1248040, 1266979.0 / 1248040])
    }

    static var rec2020ToXYZ: ColorMatrix {
        ColorMatrix(
            [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
            [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
            [0, 19567812.0 / 697040785, 295819943.0 / 278816314])
    }

    static var xyzToRec2020: ColorMatrix {
        ColorMatrix(
            [30757411.0 / 17917100, -6372589.0 / 17917100, -4539589.0 / 17917100],
            [-19765991.0 / 29648200, 47925759.0 / 29648200, 467509.0 / 29648200],
            [792561.0 / 44930125, -1921689.0 / 44930125, 42328811.0 / 44930125])
    }

    // MARK: ProPhoto RGB, whose white is that of D50; from its primaries and the white 0.3457, 0.3585

    static var prophotoRGBToXYZD50: ColorMatrix {
        ColorMatrix(
            [0.7977604896723026, 0.13518583717574031, 0.031349349581524806],
            [0.28807112822929337, 0.7118432178101014, 8.565396060525903e-05],
            [0, 0, 0.8251046025104602])
    }

    static var xyzD50ToProphotoRGB: ColorMatrix {
        ColorMatrix(
            [1.3457989731028281, -0.2555801000799754, -0.05110628506753401],
            [-0.5446224939028347, 1.5082327413132781, 0.02053603239147973],
            [0, 0, 1.2119675456389452])
    }

    // MARK: From one white to the other, by Bradford's method

    static var d65ToD50: ColorMatrix {
        ColorMatrix(
            [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
            [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
            [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
    }

    static var d50ToD65: ColorMatrix {
        ColorMatrix(
            [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
            [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
            [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
    }

    // MARK: Oklab, by way of the answers of the eye's cones

    static var xyzToCones: ColorMatrix {
        ColorMatrix(
            [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
            [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
            [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
    }

    static var conesToXYZ: ColorMatrix {
        ColorMatrix(
            [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
            [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
            [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])
    }

    static var conesToOklab: ColorMatrix {
        ColorMatrix(
            [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
            [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
            [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
    }

    static var oklabToCones: ColorMatrix {
        ColorMatrix(
            [1, 0.3963377773761749, 0.2158037573099136],
            [1, -0.1055613458156586, -0.0638541728258133],
            [1, -0.0894841775298119, -1.2914855480194092])
    }
}
