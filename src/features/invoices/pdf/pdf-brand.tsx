import { Path, Svg, Text, View } from '@react-pdf/renderer'

import { mark } from '@/lib/art/mark'
import { colors, styles } from './pdf-styles'

/** The mark and the name of the agency. */
export const PdfBrand = ({ brand }: { brand: string }) => (
  <View style={styles.brand}>
    <Svg viewBox={`0 0 ${mark.size} ${mark.size}`} width={20} height={20}>
      <Path d={mark.letter} fill={colors.ink} />
      <Path
        d={mark.tilde}
        stroke={colors.accent}
        strokeWidth={mark.tildeWidth}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
    <Text style={styles.brandName}>{brand}</Text>
  </View>
)
