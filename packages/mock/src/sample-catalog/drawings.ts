import type { Colour } from './colours.js'

const WOOD = '#c39a6b'
const DARK_WOOD = '#8d683f'
const METAL = '#c9a86a'
const PAPER = '#fbf8f1'
const LINE = '#3a3632'
const LEAF = '#6f8f5a'
const DARK_LEAF = '#547344'

const fill = (color: string, d: string) => `<path fill='${color}' d='${d}'/>`
const line = (color: string, width: number, d: string) =>
  `<path fill='none' stroke='${color}' stroke-width='${width}' stroke-linecap='round' d='${d}'/>`
const circle = (color: string, x: number, y: number, r: number) =>
  `<circle fill='${color}' cx='${x}' cy='${y}' r='${r}'/>`
const oval = (color: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill='${color}' cx='${x}' cy='${y}' rx='${rx}' ry='${ry}'/>`

/** SVG shapes in a square of 80 by 80. Kept short, because every list response contains them. */
export const drawings = {
  mug: ({ base, shade }: Colour) =>
    line(shade, 4, 'M53 36q11 0 11 8t-12 10') +
    fill(base, 'M24 30h31v26q0 7-7 7H31q-7 0-7-7z') +
    fill(shade, 'M47 30h8v26q0 7-7 7h-5q4-3 4-9z') +
    oval(shade, 39.5, 30, 15.5, 2.6),
  bowl: ({ base, shade }: Colour) =>
    fill(base, 'M16 38h48q0 17-15 23H31Q16 55 16 38z') +
    fill(shade, 'M52 38h12q0 17-15 23h-6q9-6 9-23z') +
    oval(shade, 40, 38, 24, 4) +
    fill(shade, 'M32 60h16l1 3H31z'),
  teapot: ({ base, shade }: Colour) =>
    line(shade, 3.5, 'M57 40q10-3 9 6t-12 9') +
    fill(base, 'M24 54q-7-4-8-13 0-6-4-8l6-2q4 3 4 9 0 3 4 4z') +
    fill(base, 'M40 33c13 0 19 8 19 17 0 8-6 13-11 13H32c-5 0-11-5-11-13 0-9 6-17 19-17z') +
    fill(shade, 'M46 34c9 2 13 9 13 16 0 8-6 13-11 13h-6c9-5 10-20 4-29z') +
    oval(shade, 40, 34, 10, 2.4) +
    circle(WOOD, 40, 29.5, 3),
  carafe: ({ base, shade }: Colour) =>
    fill(base, 'M33 16h14v15c0 6 9 10 9 20v6q0 6-6 6H30q-6 0-6-6v-6c0-10 9-14 9-20z') +
    fill(shade, 'M43 16h4v15c0 6 9 10 9 20v6q0 6-6 6h-6c8-8 5-22 1-26-2-3-2-6-2-8z') +
    oval(shade, 40, 16, 7, 1.6) +
    fill(WOOD, 'M32.5 29h15v5h-15z'),
  plate: ({ base, shade, wall }: Colour) =>
    circle(shade, 40, 41, 25) +
    circle(base, 40, 40, 25) +
    circle(shade, 40, 40, 16.5) +
    circle(base, 40.5, 40.5, 15.5) +
    fill(wall, 'M27 36q2-7 8-9-5 4-6 9z'),
  cushion: ({ base, shade }: Colour) =>
    fill(base, 'M18 24q22 5 44 0 3 0 3 3-5 16 0 33 0 3-3 3-22-5-44 0-3 0-3-3 5-17 0-33 0-3 3-3z') +
    line(shade, 2.2, 'M27 27q-3 16 0 33M40 28v32M53 27q3 16 0 33'),
  throw: ({ base, shade, wall }: Colour) =>
    fill(base, 'M17 31q0-5 5-5h36q5 0 5 5v32H17z') +
    fill(shade, 'M17 41h46v4H17zM17 49h46v2H17z') +
    fill(wall, 'M17 33h46v2H17z') +
    line(base, 1.6, 'M20 63v4M26 63v4M32 63v4M38 63v4M44 63v4M50 63v4M56 63v4M61 63v4'),
  lamp: ({ base, shade }: Colour) =>
    fill(METAL, 'M38.5 38h3v22h-3z') +
    oval(LINE, 40, 61.5, 11, 2.5) +
    fill(base, 'M31 16h18l8 24H23z') +
    fill(shade, 'M44 16h5l8 24H46z'),
  pendant: ({ base, shade }: Colour) =>
    line(LINE, 1.2, 'M40 0v22') +
    oval('#fff3cf', 40, 49, 11, 5) +
    fill(base, 'M36 22h8q2 5 9 11t9 14H18q2-8 9-14t9-11z') +
    fill(shade, 'M40 22h4q2 5 9 11t9 14H50q-1-16-10-25z'),
  candle: ({ base, shade }: Colour) =>
    fill('#f0b54a', 'M40 17q6 7 0 13-6-6 0-13z') +
    line(LINE, 1.2, 'M40 28v6') +
    fill(base, 'M27 34h26v25q0 4-4 4H31q-4 0-4-4z') +
    fill(shade, 'M46 34h7v25q0 4-4 4h-5q2-2 2-5z') +
    fill(PAPER, 'M31 43h15v10H31z') +
    line(LINE, 1, 'M34 47h9M35.5 50h6'),
  vase: ({ base, shade }: Colour) =>
    line(DARK_LEAF, 1.2, 'M39 34Q36 22 29 13M41 34q1-14 9-22M40 34V16') +
    oval(LEAF, 29, 14, 3, 5) +
    oval(DARK_LEAF, 50, 13, 3, 5) +
    oval(LEAF, 40, 15, 3, 6) +
    fill(base, 'M35 31h10v4q0 4 6 8t6 10q0 10-9 10H32q-9 0-9-10 0-6 6-10t6-8z') +
    fill(shade, 'M42 31h3v4q0 4 6 8t6 10q0 10-9 10h-6q8-3 8-11t-5-11q-3-3-3-6z'),
  clock: ({ base, shade }: Colour) =>
    circle(shade, 40, 39, 25) +
    circle(base, 40, 38, 25) +
    circle(PAPER, 40, 38, 20.5) +
    line(LINE, 1.4, 'M40 20v3M40 53v3M22 38h3M55 38h3') +
    line(LINE, 2.2, 'M40 38V27M40 38l8 5') +
    circle(shade, 40, 38, 2),
  print: ({ base, shade, wall }: Colour) =>
    fill(DARK_WOOD, 'M20 11h40v52H20z') +
    fill(PAPER, 'M22 13h36v48H22z') +
    fill(wall, 'M27 19h26v36H27z') +
    circle(base, 43, 31, 7) +
    fill(shade, 'M27 55V45q7-8 13-1t13-3v14z') +
    fill(base, 'M27 55v-5q9-4 15 0t11-1v6z'),
  mirror: ({ base, shade }: Colour) =>
    oval(shade, 40, 38.5, 20, 26) +
    oval(base, 40, 37.5, 20, 26) +
    oval('#dfe9ec', 40, 37.5, 16.5, 22.5) +
    fill('#f1f6f7', 'M30 44q1-16 14-26l5 2Q34 31 33 50z'),
  tee: ({ base, shade }: Colour) =>
    fill(base, 'M31 19q9 6 18 0l9 4 9 14-9 5-4-5v26H26V37l-4 5-9-5 9-14z') +
    fill(shade, 'M31 19q9 6 18 0l2 1q-11 9-22 0zM54 37l-1-7 1 33h-5z'),
  sweater: ({ base, shade }: Colour) =>
    fill(base, 'M32 19h16l10 5 8 33-8 2-5-19v23H27V40l-5 19-8-2 8-33z') +
    fill(shade, 'M31 17h18v4q-9 4-18 0zM27 58h26v5H27zM14.7 54l7.7 2-.8 3-8-2zM65.3 54l-7.7 2 .8 3 8-2z') +
    line(shade, 1.2, 'M34 27v28M40 28v27M46 27v28'),
  jacket: ({ base, shade, wall }: Colour) =>
    fill(base, 'M31 17l9 5 9-5 10 6 7 34-8 2-5-18v22H27V41l-5 18-8-2 7-34z') +
    fill(shade, 'M31 17l9 13 9-13 3 2-10 16h-4L28 19zM29 46h8v9h-8zM43 46h8v9h-8z') +
    line(wall, 1, 'M40 35v27'),
  beanie: ({ base, shade }: Colour) =>
    circle(shade, 40, 18, 6) +
    fill(base, 'M19 50q0-30 21-30t21 30z') +
    line(shade, 1.3, 'M30 26q-4 9-4 22M40 22v26M50 26q4 9 4 22') +
    fill(shade, 'M19 47h42q3 0 3 3v8q0 3-3 3H19q-3 0-3-3v-8q0-3 3-3z'),
  scarf: ({ base, shade, wall }: Colour) =>
    fill(shade, 'M42 30h14v29H42z') +
    fill(base, 'M26 30h15v33H26z') +
    fill(base, 'M22 24q0-7 18-7t18 7-18 10-18-10z') +
    oval(wall, 40, 23, 11, 3) +
    fill(shade, 'M26 47h15v3H26zM26 53h15v3H26z') +
    line(base, 1.4, 'M28 63v4M32 63v4M36 63v4M40 63v4'),
  socks: ({ base, shade, wall }: Colour) =>
    fill(shade, 'M42 15h14v30q0 4 4 7l5 3q3 3 0 6-2 2-6 2-5 0-10-5-7-5-7-12z') +
    fill(base, 'M22 15h14v30q0 4 4 7l6 3q3 3 0 6-2 2-6 2-6 0-11-5-7-5-7-12z') +
    fill(wall, 'M22 20h14v3H22zM22 26h14v2H22z'),
  tote: ({ base, shade }: Colour) =>
    line(shade, 3, 'M31 33V22q0-8 9-8t9 8v11') +
    fill(base, 'M19 31h42l3 32H16z') +
    fill(shade, 'M56 31h5l3 32h-7z') +
    circle(PAPER, 38, 47, 6.5),
  backpack: ({ base, shade }: Colour) =>
    line(shade, 3, 'M34 17v-2q0-4 6-4t6 4v2') +
    fill(base, 'M23 34q0-18 17-18t17 18v25q0 4-4 4H27q-4 0-4-4z') +
    fill(shade, 'M27 44h26v14q0 3-3 3H30q-3 0-3-3z') +
    fill(shade, 'M23 33h34v3H23z') +
    fill(METAL, 'M37 44h6v5h-6z'),
  wallet: ({ base, shade }: Colour) =>
    fill(shade, 'M15 30q0-4 4-4h42q4 0 4 4v4H15z') +
    fill(base, 'M15 31h50v26q0 4-4 4H19q-4 0-4-4z') +
    line(shade, 0.9, 'M18 34.500h44M18 57.500h44') +
    fill(shade, 'M50 40h15v11H50q-5 0-5-5.500t5-5.500z') +
    circle(METAL, 52, 45.5, 2),
  notebook: ({ base, shade }: Colour) =>
    fill(PAPER, 'M26 17h34v44H26z') +
    fill(base, 'M22 14h33q3 0 3 3v42q0 3-3 3H22z') +
    fill(shade, 'M22 14h6v48h-6zM49 14h3v48h-3z') +
    fill(PAPER, 'M32 24h13v7H32z'),
  pencils: ({ base, shade }: Colour) =>
    fill(WOOD, 'M24 24l3.5-10 3.5 10zM36.5 20L40 9l3.5 11zM49 26l3.5-10L56 26z') +
    fill(base, 'M24 24h7v39h-7zM49 26h7v37h-7z') +
    fill(shade, 'M36.5 20h7v43h-7zM29 24h2v39h-2zM54 26h2v37h-2z') +
    fill(PAPER, 'M20 44h40v12H20z') +
    line(LINE, 1, 'M27 48.500h26M31 51.500h18'),
  pot: ({ base, shade }: Colour) =>
    fill(DARK_LEAF, 'M39 38Q22 36 19 17q18 2 21 19zM41 36q1-17 17-22 4 18-16 24z') +
    fill(LEAF, 'M40 40Q29 27 40 9q12 17 1 31z') +
    fill(base, 'M25 38h30l-4 25H29z') +
    fill(shade, 'M47 38h8l-4 25h-7zM23 36h34v5H23z'),
  can: ({ base, shade }: Colour) =>
    line(shade, 3, 'M36 33q2-14 14-12 12 3 8 24') +
    fill(base, 'M32 47L17 30l-4 2-2-4 10-5 2 3-2 2 13 12z') +
    fill(base, 'M31 34h25l3 29H28z') +
    fill(shade, 'M49 34h7l3 29h-8z') +
    oval(shade, 43.5, 34, 12.5, 2.2),
  tin: ({ base, shade }: Colour) =>
    fill(base, 'M26 26h28v37H26z') +
    fill(shade, 'M47 26h7v37h-7zM24 18h32v9H24z') +
    fill(PAPER, 'M26 36h28v17H26z') +
    fill(LEAF, 'M40 39q8 5 0 11-8-6 0-11z'),
  coffee: ({ base, shade }: Colour) =>
    fill(base, 'M24 20h32l3 43H21z') +
    fill(shade, 'M51 20h5l3 43h-7zM24 14h32v7H24z') +
    circle(PAPER, 38.5, 42, 10) +
    oval(DARK_WOOD, 38.5, 42, 4.5, 6) +
    line(PAPER, 1.2, 'M39 37q-3 5 0 10'),
  bottle: ({ base, shade }: Colour) =>
    fill(WOOD, 'M36 10h8v7h-8z') +
    fill(base, 'M36 17h8v11q8 4 8 12v19q0 4-4 4H32q-4 0-4-4V40q0-8 8-12z') +
    fill(shade, 'M42 17h2v11q8 4 8 12v19q0 4-4 4h-5q3-2 3-5V40q0-7-4-11z') +
    fill(PAPER, 'M28 43h20v12H28z') +
    line(LINE, 1, 'M32 47.500h12M34 50.500h8'),
  stool: ({ base, shade }: Colour) =>
    line(DARK_WOOD, 3.2, 'M31 36l-8 28M49 36l8 28') +
    line(WOOD, 3.2, 'M36 38l-4 28M44 38l4 28M27 52h26') +
    oval(shade, 40, 35.5, 20, 4.5) +
    oval(base, 40, 33, 20, 4.5),
  chair: ({ base, shade }: Colour) =>
    line(DARK_WOOD, 3, 'M29 46l-4 19M51 46l4 19') +
    fill(base, 'M27 13q13-5 26 0 2 14-1 26H28q-3-12-1-26z') +
    fill(shade, 'M24 38h32q4 0 4 5t-4 5H24q-4 0-4-5t4-5z') +
    line(shade, 1.4, 'M34 17v18M40 16v19M46 17v18'),
  soap: ({ base, shade }: Colour) =>
    oval(WOOD, 40, 58, 25, 5) +
    fill(shade, 'M19 40q0-8 8-8h27q8 0 8 8v9q0 7-8 7H27q-8 0-8-7z') +
    fill(base, 'M18 37q0-7 8-7h27q8 0 8 7v6q0 7-8 7H26q-8 0-8-7z') +
    oval(shade, 39.5, 40, 12, 4.5) +
    circle('#fff', 60, 26, 3) +
    circle('#fff', 66, 20, 1.8),
  towel: ({ base, shade, wall }: Colour) =>
    line(METAL, 2.5, 'M13 17h54') +
    fill(shade, 'M23 15h36v46H23z') +
    fill(base, 'M21 15h32v50H21z') +
    fill(wall, 'M21 49h32v2H21zM21 54h32v4H21z'),
  speaker: ({ base, shade }: Colour) =>
    fill(base, 'M24 17q0-5 5-5h22q5 0 5 5v41q0 5-5 5H29q-5 0-5-5z') +
    circle(shade, 40, 46, 11) +
    circle(LINE, 40, 46, 6.5) +
    circle(shade, 40, 24, 6) +
    circle(LINE, 40, 24, 3),
  headphones: ({ base, shade }: Colour) =>
    line(LINE, 3.5, 'M20 44q-2-28 20-28t20 28') +
    fill(shade, 'M27 41q3 0 3 3v14q0 3-3 3zM53 41q-3 0-3 3v14q0 3 3 3z') +
    fill(base, 'M26 41v20q-10 0-10-10t10-10zM54 41v20q10 0 10-10T54 41z'),
}

export type Drawing = keyof typeof drawings
