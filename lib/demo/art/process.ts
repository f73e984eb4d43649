import {
  base,
  bolts,
  box,
  cabinet,
  disc,
  each,
  gauge,
  line,
  motorLying,
  motorUp,
  oval,
  pipeLying,
  pipeUp,
  ring,
  rotor,
  shadow,
  shape,
  volute,
} from './parts';

const standing = (x: number, colour = 'c') =>
  box(x + 1, 46, 12, 30, 'h-steel', 2) +
  box(x, 30, 14, 16, `h-${colour}`, 4) +
  each(3, (i) => box(x + 3 + i * 3.4, 33, 1, 10, '#000', 0, `opacity='.15'`)) +
  box(x + 2, 26, 10, 6, 'h-dark', 3);

/** Pumps for process plants, and packaged sets. */
export const process = {
  mag: () =>
    shadow(34, 78) +
    base(12, 72, 72, 4) +
    motorLying(54, 44, 27, 24) +
    box(38, 44, 17, 24, 'v-dark', 3) +
    line('M42 48v16M46 48v16M50 48v16', '#66738a', 1.4) +
    disc(28, 56, 15, 'r-c') +
    disc(28, 56, 8, 'r-white') +
    shape('M23 60v-4a5 5 0 0 1 10 0v4h-3.4v-4a1.6 1.6 0 0 0-3.2 0v4z', '#c2352b') +
    pipeUp(23, 28, 10, 15, 'c') +
    box(46, 68, 5, 5, '#3b4658', 0),
  sanitary: () =>
    shadow(34, 84) +
    shape('M46 38a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v32H46z', 'v-steel') +
    each(4, (i) => box(58, 40 + i * 6, 20, 2, '#7d8a9b', 1, `opacity='.5'`)) +
    disc(31, 54, 20, 'r-steel') +
    ring(31, 54, 16.5, '#fff', 1.2, `opacity='.8'`) +
    disc(31, 54, 8, 'r-glass') +
    disc(31, 54, 4.4, '#3b4658') +
    pipeUp(26, 18, 9, 18, 'steel') +
    box(48, 70, 4, 13, 'h-steel', 0) +
    box(78, 70, 4, 13, 'h-steel', 0) +
    oval(50, 83, 5, 2, '#3b4658') +
    oval(80, 83, 5, 2, '#3b4658') +
    box(57, 22, 16, 9, 'v-c', 2),
  slurry: () =>
    shadow(40, 84) +
    base(6, 77, 84, 6) +
    box(46, 48, 32, 14, 'v-c', 3) +
    box(76, 44, 8, 22, 'v-dark', 2) +
    shape('M48 62h26l6 15H44z', 'v-dark') +
    disc(30, 54, 25, 'r-c') +
    disc(30, 54, 19, 'r-dark') +
    disc(30, 54, 11, 'r-rubber') +
    disc(30, 54, 6, '#0b0d11') +
    bolts(30, 54, 22, 8, 2) +
    box(8, 16, 15, 24, 'h-c', 1) +
    box(4, 13, 23, 5, 'h-dark', 1),
  mud: () =>
    shadow(22, 92) +
    motorUp(38, 8, 20, 20, 'yellow') +
    box(30, 28, 36, 5, 'v-dark', 1) +
    box(43, 33, 10, 34, 'h-c', 0) +
    line('M68 78h6V24', 'h-c', 6) +
    box(69, 18, 12, 5, 'h-dark', 1) +
    shape('M28 68h40v8c0 6-6 8-12 8H40c-6 0-12-2-12-8z', 'h-c') +
    shape('M38 84h20l5 7H33z', 'h-dark') +
    box(40, 46, 16, 4, 'h-dark', 1) +
    line('M53 40l16 0', '#59657a', 2.4),
  fireelectric: () =>
    shadow(40, 82) +
    base(6, 75, 84, 6) +
    motorLying(36, 48, 28, 24) +
    volute(22, 60, 14) +
    pipeUp(12, 34, 9, 16) +
    cabinet(68, 22, 20, 53, 'red') +
    box(50, 20, 8, 24, 'h-red', 3) +
    line('M22 30h32', 'v-red', 4.5) +
    gauge(36, 22, 6),
  vfset: () =>
    shadow(38) +
    base(10, 76, 76, 6) +
    box(10, 66, 58, 7, 'v-steel', 3.5) +
    standing(15) +
    standing(33) +
    standing(51) +
    cabinet(70, 24, 17, 52),
  nonneg: () =>
    shadow(42, 84) +
    base(4, 77, 88, 5) +
    box(6, 44, 44, 26, 'v-steel', 13) +
    line('M18 44v26M38 44v26', '#7d8a9b', 1.2) +
    box(14, 70, 5, 7, '#3b4658', 0) +
    box(38, 70, 5, 7, '#3b4658', 0) +
    gauge(28, 36, 7) +
    standing(54) +
    standing(71) +
    line('M48 66h40', 'v-steel', 5) +
    box(24, 8, 20, 16, 'h-white', 2) +
    box(27, 11, 14, 7, '#1f3a5f', 1),
  heatset: () =>
    shadow(40, 84) +
    base(6, 77, 84, 5) +
    box(12, 28, 24, 48, 'h-c', 2) +
    each(8, (i) => box(15 + i * 2.5, 28, 1, 48, '#000', 0, `opacity='.2'`)) +
    box(9, 24, 30, 5, 'v-dark', 1) +
    box(9, 73, 30, 5, 'v-dark', 1) +
    line('M36 36h20v30h12', '#c2352b', 4) +
    line('M36 66h14', '#2f5fc9', 4) +
    disc(60, 66, 10, 'r-c') +
    motorUp(53, 36, 14, 18) +
    cabinet(73, 26, 15, 30) +
    gauge(48, 24, 6),
  testbench: () =>
    box(0, 78, 96, 18, '#000', 0, `opacity='.12'`) +
    box(8, 30, 32, 32, 'v-dark', 2) +
    box(11, 33, 26, 22, '#12233d', 1) +
    line('M14 50c6-2 6-8 10-8s6 6 10 2', '#62b7c2', 1.8) +
    line('M14 38c8 0 14 4 20 12', '#e0ac22', 1.4) +
    box(22, 62, 4, 14, 'h-dark', 0) +
    box(6, 76, 84, 5, 'v-steel', 1) +
    line('M48 68h38M52 44h34M56 44v24M80 44v24', 'v-c', 6) +
    gauge(68, 32, 9) +
    box(66.6, 40, 3, 5, '#59657a', 0) +
    box(62, 64, 12, 12, 'v-dark', 2),
  flowmeter: () =>
    shadow(32, 84) +
    pipeLying(14, 52, 68, 24, 'c') +
    box(80, 48, 5, 32, 'v-steel', 1) +
    disc(48, 64, 18, 'r-c') +
    box(42, 36, 12, 14, 'h-steel', 0) +
    disc(48, 26, 18, 'r-dark') +
    box(36, 17, 24, 15, '#cfe3d4', 2) +
    line('M40 27h6M49 27h7M40 22h12', '#22402c', 1.8) +
    box(66, 22, 8, 7, 'v-steel', 1),
  impeller: () => shadow(30) + rotor(48, 48, 34, 6, 'c'),
  coupling: () =>
    shadow(34, 82) +
    box(8, 42, 18, 14, 'v-steel', 1) +
    box(70, 42, 18, 14, 'v-steel', 1) +
    box(24, 26, 20, 46, 'v-c', 4) +
    box(52, 26, 20, 46, 'v-c', 4) +
    box(44, 30, 8, 38, 'v-orange', 0) +
    each(4, (i) => box(43, 33 + i * 9, 10, 4, '#20262f', 1)) +
    each(3, (i) => disc(34, 36 + i * 13, 2.4, '#20262f')) +
    each(3, (i) => disc(62, 36 + i * 13, 2.4, '#20262f')),
};
