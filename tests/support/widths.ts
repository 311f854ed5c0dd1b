/** The widths, in CSS pixels, at which every public page is tested and pictured: phones, tablets, laptops, large screens. */
export const widths: readonly number[] = [320, 375, 768, 1180, 1440, 1536, 1920, 2560]
