import sharp from 'sharp'

import { pad } from '@/features/proposal-signing/pad-rules'

/** What two fingers wrote on a phone. */
const paths: Record<string, string> = {
  'client@puente.example':
    'M70 62C82 96 92 128 100 140C112 108 126 78 146 50M150 128C136 132 134 112 148 106C160 102 164 118 160 130C166 134 174 126 178 116M190 44C180 84 176 122 184 132C192 134 200 122 206 112C206 130 214 134 222 122C228 112 220 104 214 112M236 130C236 116 240 108 246 108C250 112 246 118 252 120M262 118C262 132 276 132 282 118M282 104V130C290 132 296 124 300 116M330 60C296 76 296 140 336 138C372 134 376 66 334 58M344 122C360 140 384 150 420 132C440 120 452 104 470 112C486 122 500 110 528 104',
  'client2@puente.example':
    'M84 48C80 88 78 122 80 146M80 58C112 38 142 62 118 86C106 98 92 98 82 96M138 118C156 112 158 98 146 100C134 106 136 132 156 126M176 70C172 104 172 132 184 126M164 96H196M206 118C224 112 224 98 212 100C202 108 206 132 224 124M238 102V130M238 112C244 102 252 98 258 104M316 44V144M372 42C370 80 370 116 374 142M314 96C334 90 356 90 374 92M400 108C388 118 394 134 406 128C416 118 412 104 400 108M432 52C424 84 424 122 434 130M456 50C448 84 448 122 458 130M476 104V130M500 106C486 106 488 116 496 118C506 122 500 134 486 128C512 140 534 132 552 118',
}

/** Returns the signature of an account as the signing page sends it. Throws for an account that has none. */
export async function drawSignature(account: string): Promise<string> {
  const path = paths[account]
  if (!path) throw new Error(`${account} has no signature`)
  const { width, height } = pad
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return `data:image/png;base64,${(await sharp(Buffer.from(file)).png().toBuffer()).toString('base64')}`
}
