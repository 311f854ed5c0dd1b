import type { Both, FiguresWords } from './types'

/** Four statistics and five claims, each list with a note about its source. */
export const figures: Both<FiguresWords> = {
  en: {
    statistics: [
      { value: '500+', label: 'projects completed' },
      { value: '98%', label: 'client satisfaction' },
      { value: '15+', label: 'countries' },
      { value: '3x', label: 'average ROI increase' },
    ],
    statisticsSource:
      'Sample figures and testimonials for a demo agency. Period: none. Sample: no clients. Source: made up, so put your own here before you publish.',
    claims: {
      hoursSaved: { value: '10–15', label: 'hours saved weekly' },
      conversion: { value: '25–40%', label: 'conversion increase' },
      traffic: { value: '150–300%', label: 'organic traffic increase in 6 months' },
      lifetimeValue: { value: '25–40%', label: 'customer lifetime value increase' },
      emailReturn: { value: '$42', label: 'return per $1 of email spend' },
    },
    claimsSource: 'Sample figures for the demo agency; not measured results.',
  },
  es: {
    statistics: [
      { value: '500+', label: 'proyectos terminados' },
      { value: '98%', label: 'de clientes satisfechos' },
      { value: '15+', label: 'países' },
      { value: '3x', label: 'de aumento promedio del ROI' },
    ],
    statisticsSource:
      'Cifras y testimonios de muestra de una agencia de demostración. Periodo: ninguno. Muestra: ningún cliente. Fuente: son inventados; antes de publicar, pon los tuyos.',
    claims: {
      hoursSaved: { value: '10–15', label: 'horas que recuperas cada semana' },
      conversion: { value: '25–40%', label: 'más conversiones' },
      traffic: { value: '150–300%', label: 'más tráfico orgánico en 6 meses' },
      lifetimeValue: { value: '25–40%', label: 'más valor de cada cliente a lo largo del tiempo' },
      emailReturn: { value: 'US$42', label: 'de retorno por cada dólar invertido en correos' },
    },
    claimsSource: 'Cifras de muestra de la agencia de demostración; no son resultados medidos.',
  },
}
