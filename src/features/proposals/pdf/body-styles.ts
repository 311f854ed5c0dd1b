import { StyleSheet } from '@react-pdf/renderer'

import { colors } from '@/features/invoices/pdf/pdf-styles'

/** The styles of a proposal's body and evidence, in points. */
export const bodyStyles = StyleSheet.create({
  heading: { marginTop: 20, marginBottom: 6, fontFamily: 'Puente Display', fontSize: 15, lineHeight: 1.25 },
  paragraph: { marginBottom: 8 },
  list: { marginBottom: 8, paddingLeft: 6 },
  item: { flexDirection: 'row', marginBottom: 3 },
  itemWords: { flex: 1 },
  marker: { width: 18 },
  quote: { marginBottom: 8, paddingLeft: 12, borderLeftWidth: 1.5, borderLeftColor: colors.accent },
  rule: { marginVertical: 12, borderTopWidth: 0.75, borderTopColor: colors.ink },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#d9d0c1', paddingVertical: 4 },
  cell: { flex: 1, paddingRight: 8 },
  picture: { marginTop: 4, marginBottom: 12 },
  missingPicture: { marginBottom: 8, color: '#5c5a66' },
  strong: { fontWeight: 600 },
  link: { color: '#1d4a8f', textDecoration: 'underline' },
  signature: { marginTop: 28 },
  paper: { width: 300, height: 100 },
  typed: { fontFamily: 'Puente Display', fontSize: 24, lineHeight: 1.2, marginVertical: 16 },
  signedBy: { borderTopWidth: 0.75, borderTopColor: colors.ink, paddingTop: 6, width: 300 },
  evidenceRow: { flexDirection: 'row', paddingVertical: 6, borderTopWidth: 0.5, borderTopColor: '#d9d0c1' },
  evidenceLabel: { width: 130, color: '#5c5a66' },
  evidenceValue: { flex: 1 },
})
