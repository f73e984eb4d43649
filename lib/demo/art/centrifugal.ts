import {
  base,
  box,
  cable,
  disc,
  each,
  finsUp,
  line,
  motorLying,
  motorUp,
  oval,
  pipeLying,
  pipeUp,
  shadow,
  shape,
  turned,
  volute,
} from './parts';

/** Centrifugal pumps that are installed above water. */
export const centrifugal = {
  multi: () =>
    shadow(26) +
    box(26, 78, 44, 6, 'v-dark') +
    box(20, 68, 56, 8, 'v-steel', 3) +
    box(17, 65, 6, 14, 'v-dark') +
    box(73, 65, 6, 14, 'v-dark') +
    box(36, 38, 24, 41, 'h-steel', 2) +
    each(4, (i) => box(36, 44 + i * 6, 24, 1, '#51607a', 0, `opacity='.35'`)) +
    box(33, 33, 30, 6, 'h-dark') +
    motorUp(36, 14, 24, 20),
  endsuction: () =>
    shadow(34, 80) +
    base(14, 73, 68) +
    motorLying(44, 40, 34, 28) +
    box(38, 48, 8, 12, 'v-steel') +
    volute(29, 55, 18) +
    pipeUp(17, 26, 11, 24),
  inline: () =>
    shadow(24) +
    box(12, 56, 72, 16, 'v-c', 4) +
    box(9, 51, 6, 26, 'v-steel') +
    box(81, 51, 6, 26, 'v-steel') +
    disc(48, 64, 17, 'r-c') +
    disc(48, 64, 8, 'r-dark') +
    box(40, 42, 16, 8, 'h-steel') +
    motorUp(34, 16, 28, 28) +
    box(36, 80, 24, 4, 'v-dark'),
  hmulti: () =>
    shadow(34, 78) +
    base(12, 72, 72, 4) +
    motorLying(46, 42, 34, 25) +
    box(18, 43, 29, 24, 'v-steel', 3) +
    each(4, (i) => box(23 + i * 5.5, 43, 1, 24, '#51607a', 0, `opacity='.4'`)) +
    box(13, 41, 6, 28, 'v-dark', 2) +
    pipeLying(7, 51, 8, 9, 'dark') +
    pipeUp(34, 32, 9, 12, 'steel') +
    box(17, 67, 6, 6, '#3b4658', 0),
  split: () =>
    shadow(40, 80) +
    base(5, 73, 86, 6) +
    motorLying(56, 40, 30, 28) +
    box(48, 51, 10, 8, 'v-steel') +
    shape('M10 56h40v14H10z', 'v-c') +
    shape('M12 57c0-22 36-22 36 0z', 'v-c') +
    box(7, 54.5, 46, 3.5, 'v-dark', 1) +
    each(6, (i) => disc(11 + i * 7.6, 56.2, 1.1, '#c9d2de')) +
    disc(30, 48, 6, 'r-dark') +
    disc(30, 66, 8, 'r-steel') +
    disc(30, 66, 4.5, '#2b3342') +
    box(4, 50, 5, 14, 'v-steel', 1),
  turbine: () =>
    shadow(20, 90) +
    motorUp(37, 9, 22, 22) +
    shape('M34 31h28l3 10H31z', 'h-c') +
    box(27, 41, 42, 5, 'v-dark') +
    pipeLying(60, 33, 14, 9, 'c', 'right') +
    box(43, 46, 10, 24, 'h-steel', 0) +
    box(41, 56, 14, 3, 'h-dark', 1) +
    box(39, 68, 18, 7, 'h-c', 2) +
    box(39, 76, 18, 7, 'h-c', 2) +
    shape('M42 83h12l-2 7h-8z', 'h-dark'),
  jet: () =>
    shadow(34, 78) +
    base(18, 72, 60, 4) +
    motorLying(46, 42, 32, 26) +
    shape('M16 44a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v24a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z', 'v-steel') +
    box(24, 28, 14, 11, 'h-steel') +
    box(22, 25, 18, 5, 'h-dark') +
    disc(24, 56, 8, 'r-steel') +
    disc(24, 56, 4, '#2b3342'),
  vortex: () =>
    shadow(30, 78) +
    base(22, 72, 54, 4) +
    motorLying(42, 42, 34, 26) +
    disc(34, 55, 17, 'r-c') +
    disc(34, 55, 12, 'r-brass') +
    each(10, (i) => turned(i * 36, 34, 55, box(33.4, 44.5, 1.2, 4, '#7f5a1c', 0))) +
    disc(34, 55, 3.5, '#2b3342') +
    pipeUp(20, 28, 8, 15, 'c') +
    pipeUp(36, 28, 8, 12, 'c') +
    disc(32, 37, 2, '#2b3342'),
  selfprime: () =>
    shadow(38, 82) +
    base(8, 75, 80, 5) +
    motorLying(54, 44, 30, 26) +
    box(48, 53, 8, 9, 'v-steel') +
    shape('M12 40c0-6 4-8 10-8h14c8 0 13 6 13 14v29H12z', 'h-c') +
    disc(32, 58, 10, 'r-dark') +
    line('M25 58h14', '#c9d2de', 2) +
    pipeLying(6, 38, 9, 11, 'c') +
    pipeUp(29, 22, 11, 11, 'c') +
    box(16, 68, 28, 2, '#000', 0, `opacity='.15'`),
  circ: () =>
    shadow(22, 82) +
    box(8, 58, 80, 11, 'v-brass', 3) +
    box(8, 54, 7, 19, 'v-brass', 2) +
    box(81, 54, 7, 19, 'v-brass', 2) +
    disc(48, 62, 15, 'r-brass') +
    disc(48, 44, 22, 'r-c') +
    disc(48, 44, 15, 'r-dark') +
    disc(48, 44, 9, '#eef1f5') +
    line('M48 44l4-5', '#c2352b', 1.6) +
    box(62, 28, 17, 14, 'h-dark', 3) +
    cable('M74 42c4 6 10 4 12 12') +
    disc(70, 35, 1.6, '#59d38a'),
  chemical: () =>
    shadow(38, 82) +
    base(6, 75, 84, 6) +
    motorLying(60, 44, 26, 25) +
    box(38, 50, 24, 13, 'v-c', 2) +
    box(46, 46, 9, 5, 'v-dark', 1) +
    box(36, 44, 4, 26, 'v-steel', 1) +
    volute(25, 57, 17, 'steel') +
    pipeUp(20, 27, 10, 14, 'steel') +
    box(22, 73, 6, 4, '#3b4658', 0) +
    box(44, 63, 5, 12, '#3b4658', 0),
  boiler: () =>
    shadow(40, 80) +
    base(4, 73, 88, 6) +
    motorLying(60, 43, 27, 26) +
    box(52, 51, 9, 9, 'v-steel') +
    box(13, 42, 40, 28, 'v-c', 3) +
    each(6, (i) => box(17 + i * 6, 40, 2.4, 32, 'v-dark', 1)) +
    box(8, 47, 6, 18, 'v-steel', 2) +
    pipeUp(15, 28, 9, 14, 'c') +
    pipeUp(42, 28, 9, 14, 'c') +
    line('M11 69h44', '#7d8a9b', 1.6) +
    line('M11 44h44', '#7d8a9b', 1.6),
  hotoil: () =>
    shadow(38, 82) +
    base(8, 75, 80, 5) +
    motorLying(58, 46, 27, 24) +
    box(36, 48, 22, 20, 'v-c', 2) +
    each(6, (i) => box(38 + i * 3.4, 45, 1.6, 26, 'v-dark', 0.8)) +
    disc(25, 58, 16, 'r-c') +
    disc(25, 58, 8, 'r-dark') +
    pipeUp(19, 30, 12, 16, 'c') +
    line('M66 32c-4-4 4-6 0-10M74 32c-4-4 4-6 0-10', '#e87a74', 1.8),
  marine: () =>
    shadow(24, 86) +
    motorUp(35, 12, 26, 24) +
    box(38, 36, 20, 12, 'h-c', 2) +
    box(42, 38, 12, 8, '#20262f', 1) +
    disc(48, 62, 17, 'r-brass') +
    disc(48, 62, 9, 'r-brass') +
    bolts6() +
    pipeLying(12, 55, 20, 12, 'brass') +
    pipeLying(64, 55, 20, 12, 'brass', 'right') +
    box(34, 79, 28, 6, 'h-c', 1),
  garden: () =>
    shadow(32, 80) +
    line('M26 38c0-18 44-18 46 2', '#20262f', 4.5) +
    box(42, 44, 36, 26, 'v-c', 6) +
    each(5, (i) => box(60 + i * 3.2, 49, 1.4, 16, '#000', 0.6, `opacity='.3'`)) +
    shape('M16 46c0-6 4-8 9-8h14c6 0 9 4 9 9v26H16z', 'v-c') +
    disc(30, 56, 9, 'r-dark') +
    disc(30, 56, 5, 'r-steel') +
    box(26, 30, 9, 9, 'h-brass') +
    box(20, 71, 54, 5, 'v-dark', 2.5) +
    disc(54, 57, 4, '#eef1f5'),
  pool: () =>
    shadow(38, 80) +
    motorLying(52, 44, 32, 26) +
    box(12, 74, 72, 4, 'v-dark', 2) +
    box(40, 42, 14, 30, 'v-rubber', 3) +
    shape('M12 40h26v34H16a4 4 0 0 1-4-4z', 'h-rubber') +
    shape('M14 40c0-14 22-14 22 0z', 'r-glass', `opacity='.9'`) +
    box(10, 38, 30, 4, 'v-dark', 2) +
    line('M18 36h14', '#59657a', 2) +
    pipeLying(5, 52, 8, 10, 'rubber') +
    pipeUp(43, 28, 9, 15, 'rubber'),
  booster: () =>
    shadow(24, 84) +
    shape('M28 30c0-8 6-12 20-12s20 4 20 12v44a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z', 'h-white') +
    shape('M28 56h40v18a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z', 'h-c') +
    disc(48, 38, 11, 'r-dark') +
    ring2(48, 38) +
    box(16, 60, 12, 8, 'v-brass', 1) +
    box(68, 60, 12, 8, 'v-brass', 1) +
    box(33, 80, 8, 4, '#3b4658', 1) +
    box(55, 80, 8, 4, '#3b4658', 1),
  petrol: () =>
    shadow(38, 84) +
    line('M14 78V34h68v44', 'v-dark', 4) +
    line('M8 80h80', '#20262f', 4) +
    box(46, 46, 32, 28, 'v-c', 3) +
    finsUp(50, 50, 24, 20, 5) +
    box(48, 36, 28, 11, 'v-c', 4) +
    box(58, 33, 8, 4, 'v-dark', 2) +
    volute(30, 60, 15, 'steel') +
    pipeUp(22, 40, 9, 10, 'steel') +
    disc(70, 62, 6, 'r-dark') +
    oval(70, 62, 2, 2, '#c9d2de'),
};

function bolts6() {
  return each(6, (i) => disc(48 + 13 * Math.cos(i * 1.047), 62 + 13 * Math.sin(i * 1.047), 1.5, '#5b3f10'));
}
function ring2(x: number, y: number) {
  return disc(x, y, 7.5, '#0f2a4a') + line(`M${x - 4} ${y + 1}l3-3 2 2 3-4`, '#59d38a', 1.4);
}
