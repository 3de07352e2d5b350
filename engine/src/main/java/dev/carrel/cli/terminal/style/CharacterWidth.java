package dev.carrel.cli.terminal.style;

/// The columns that characters take on a terminal: East Asian letters and pictures two, marks on other letters none.
public final class CharacterWidth {
    /// First and last code points of what is shown wide (Unicode, East Asian Width W and F, in blocks).
    private static final int[] WIDE = {0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x25FD,
            0x25FE,
            0x2614, 0x2615, 0x2648, 0x2653, 0x26A1, 0x26A1, 0x2705, 0x2705, 0x274C, 0x274C, 0x2753, 0x2755,
            0x2795,
            0x2797, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50, 0x2E80, 0x303E, 0x3041, 0x33FF, 0x3400, 0x4DBF, 0x4E00,
            0x9FFF,
            0xA000, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE30, 0xFE6F, 0xFF00, 0xFF60,
            0xFFE0,
            0xFFE6, 0x16FE0, 0x18CFF, 0x1AFF0, 0x1B2FF, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E,
            0x1F191,
            0x1F19A, 0x1F200, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA,
            0x1F3CF,
            0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442, 0x1F4FC,
            0x1F4FF,
            0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4,
            0x1F5FB,
            0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D7, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6FC,
            0x1F7E0,
            0x1F7F0, 0x1F90C, 0x1F9FF, 0x1FA70, 0x1FAFF, 0x20000, 0x3FFFD};

    private CharacterWidth() {}

    public static int of(String text) {
        int columns = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            columns += of(text.codePointAt(i));
        }
        return columns;
    }

    static int of(int character) {
        if (character < 0x300) {
            return character == 0xAD ? 0 : 1;
        }
        return isMark(character) ? 0 : isWide(character) ? 2 : 1;
    }

    private static boolean isMark(int character) {
        return switch (Character.getType(character)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true;
            default -> false;
        };
    }

    private static boolean isWide(int character) {
        for (int i = 0; i < WIDE.length && WIDE[i] <= character; i += 2) {
            if (character <= WIDE[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
