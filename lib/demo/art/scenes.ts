import {
  base,
  bolts,
  box,
  cog,
  disc,
  each,
  gauge,
  line,
  motorLying,
  oval,
  placed,
  ring,
  rotor,
  shadow,
  shape,
  turned,
} from './parts';

/** The second to fifth picture of a product: its inside, operation, packaging and certificates. */
export const scenes = {
  rotor: () => shadow(30) + rotor(48, 48, 33, 7),
  seal: () =>
    shadow(28, 80) +
    oval(48, 64, 26, 11, 'h-steel') +
    oval(48, 60, 26, 11, 'h-dark') +
    each(3, (i) => oval(48, 54 - i * 6, 21, 8, 'none', `stroke='url(#h-steel)' stroke-width='3.4'`)) +
    oval(48, 34, 25, 10, 'h-c') +
    oval(48, 34, 13, 5, '#20262f'),
  winding: () =>
    shadow(32, 82) +
    disc(48, 48, 34, 'r-c') +
    disc(48, 48, 27, '#20262f') +
    each(18, (i) => turned(i * 20, 48, 48, box(45.6, 23, 4.8, 11, 'h-brass', 1.6))) +
    disc(48, 48, 13, 'r-steel') +
    disc(48, 48, 4, '#3b4658') +
    bolts(48, 48, 30.6, 6, 1.6),
  gears: () => shadow(34, 84) + cog(32, 52, 17, 14) + cog(66, 46, 15, 12, 12),
  section: () =>
    shadow(36, 84) +
    disc(36, 52, 28, 'r-c') +
    disc(36, 52, 22, '#f3f5f8') +
    rotor(36, 52, 17, 6) +
    box(53, 47, 36, 10, 'v-steel', 1) +
    box(62, 42, 6, 20, 'v-brass', 1) +
    box(76, 42, 6, 20, 'v-brass', 1) +
    line('M58 34h30M58 70h30', 'v-c', 5) +
    line('M12 52h-8m4-3-4 3 4 3', '#2f5fc9', 2),
  curve: () =>
    box(12, 14, 72, 66, '#fff', 3) +
    each(5, (i) => line(`M22 ${24 + i * 10}h56`, '#d9dfe7', 0.8)) +
    each(6, (i) => line(`M${22 + i * 11} 20v50`, '#d9dfe7', 0.8)) +
    line('M22 20v50h58', '#59657a', 1.6) +
    line('M22 28c22 1 40 10 54 32', 'v-blue', 2.6) +
    line('M22 66c14-26 30-32 42-28 6 2 10 8 12 14', 'v-orange', 2) +
    line('M22 62c20-4 40-8 54-16', 'v-green', 1.6, `stroke-dasharray='3 3'`) +
    disc(56, 40, 2.8, '#c2352b'),
  crate: () =>
    shadow(38, 84) +
    box(14, 26, 68, 52, 'v-wood', 1) +
    each(5, (i) => line(`M14 ${36 + i * 9}h68`, '#8a6a44', 1, `opacity='.6'`)) +
    box(14, 26, 8, 52, 'h-wood', 0) +
    box(74, 26, 8, 52, 'h-wood', 0) +
    line('M22 76L74 28', 'h-wood', 5) +
    box(12, 78, 72, 5, '#6f5334', 0) +
    box(36, 42, 26, 18, '#fff', 1) +
    line('M42 56V46m-2.5 3 2.5-3 2.5 3M54 56V46m-2.5 3 2.5-3 2.5 3', '#20262f', 1.6),
  carton: () =>
    shadow(34, 84) +
    shape('M14 34 48 22l34 12v38L48 84 14 72z', '#caa06c') +
    shape('M14 34l34 12v38L14 72z', '#b58850') +
    shape('M14 34 48 22l34 12-34 12z', '#e0bf92') +
    shape('M28 29l34 12v8l-6-2V43L22 31z', '#f1dfc2') +
    box(56, 56, 18, 12, '#fff', 1, `transform='skewY(-19) translate(0 21)'`) +
    line('M24 56v10m-2.5-7 2.5-3 2.5 3M32 59v10m-2.5-7 2.5-3 2.5 3', '#5d4222', 1.6),
  pallet: () =>
    shadow(40, 86) +
    each(2, (r) =>
      each(
        3,
        (i) => box(14 + i * 23, 26 + r * 24, 22, 23, 'v-wood', 1) + box(20 + i * 23, 34 + r * 24, 10, 7, '#fff', 0.6),
      ),
    ) +
    line('M14 50h68M37 26v48M60 26v48', '#2f5fc9', 1.4) +
    box(10, 74, 76, 4, '#8a6a44', 0) +
    each(3, (i) => box(12 + i * 32, 78, 8, 6, '#6f5334', 0)),
  plate: () =>
    box(14, 26, 68, 44, 'v-steel', 4) +
    box(18, 30, 60, 36, '#eef1f5', 2) +
    box(22, 34, 22, 7, 'v-c', 1) +
    each(4, (i) => box(22, 46 + i * 4.6, 24, 1.8, '#7d8a9b', 0.8) + box(50, 46 + i * 4.6, 22, 1.8, '#3b4658', 0.8)) +
    each(4, (i) => disc(i % 2 ? 79 : 17, i < 2 ? 29 : 67, 1.4, '#59657a')) +
    ring(66, 38, 4, '#2f5fc9', 1.6),
  bench: () =>
    box(0, 76, 96, 20, '#000', 0, `opacity='.12'`) +
    box(8, 24, 34, 28, 'v-dark', 2) +
    box(11, 27, 28, 20, '#12233d', 1) +
    line('M14 42c6-2 8-10 12-8s6 4 10-2', '#59d38a', 1.6) +
    box(23, 52, 4, 24, 'h-dark', 0) +
    placed(38, 38, 0.5, motorLying(44, 40, 34, 28) + disc(29, 55, 18, 'r-c') + base(14, 73, 68)) +
    line('M52 60V34h30v42', 'v-steel', 4) +
    gauge(66, 28, 7) +
    box(42, 76, 50, 4, 'v-steel', 1),
};

/** Pictures that are not products: the company's logo, people and documents. */
export const marks = {
  logo: () =>
    box(0, 0, 96, 96, '#0f4c75', 0) +
    shape('M18 60c10-12 20-12 30 0s20 12 30 0v14H18z', '#3aa6c9') +
    ring(48, 38, 20, '#fff', 5) +
    shape('M48 24c7 8 10 12 10 17a10 10 0 0 1-20 0c0-5 3-9 10-17z', '#fff'),
  certificate: () =>
    box(20, 10, 56, 74, '#fff', 2, `stroke='#c9d2de'`) +
    box(24, 14, 48, 66, 'none', 1, `stroke='url(#h-c)' stroke-width='1.6'`) +
    box(34, 22, 28, 4, 'h-c', 1) +
    each(5, (i) => box(30, 34 + i * 5, 36 - (i % 2) * 8, 1.8, '#b9c4d0', 0.8)) +
    shape('M42 68l-4 14 10-5 10 5-4-14z', 'h-c') +
    disc(48, 66, 8, 'r-brass') +
    ring(48, 66, 5, '#fff', 1, `opacity='.8'`),
  factory: () =>
    box(0, 70, 96, 26, '#b9c9b4', 0) +
    shape('M8 72V44l18-10v10l18-10v10l18-10v38z', 'v-c') +
    box(66, 24, 8, 48, 'h-steel', 0) +
    box(78, 34, 8, 38, 'h-steel', 0) +
    each(4, (i) => box(13 + i * 12, 54, 7, 8, '#eaf6ff', 0.6)) +
    line('M70 20c4-8 12-4 16-10', '#b9c4d0', 3),
  machine: () =>
    shadow(38, 84) +
    box(10, 30, 60, 50, 'h-c', 3) +
    box(18, 38, 30, 26, '#12233d', 2) +
    disc(33, 51, 9, 'r-steel') +
    box(72, 24, 14, 56, 'h-white', 2) +
    box(74, 30, 10, 10, '#1f3a5f', 1) +
    disc(79, 50, 2.4, '#c2352b'),
  trophy: () =>
    shadow(20, 86) +
    shape('M32 16h32v18c0 12-6 20-16 20s-16-8-16-20z', 'h-brass') +
    line('M32 20H20c0 14 6 18 14 20M64 20h12c0 14-6 18-14 20', 'h-brass', 3.4) +
    box(44, 54, 8, 14, 'h-brass', 0) +
    box(34, 68, 28, 6, 'h-dark', 1) +
    box(30, 74, 36, 9, 'h-c', 1),
  bell: () =>
    disc(48, 48, 40, 'r-c') +
    shape('M30 58V44a18 18 0 0 1 36 0v14l6 7H24z', '#fff') +
    shape('M41 68h14a7 7 0 0 1-14 0z', '#fff'),
  letter: () => disc(48, 48, 40, 'r-c') + box(24, 32, 48, 33, '#fff', 3) + line('M26 35l22 17 22-17', 'h-c', 3),
  person: () =>
    disc(48, 48, 40, 'r-c') +
    disc(48, 39, 13, '#fff') +
    shape('M24 72c2-15 12-20 24-20s22 5 24 20a40 40 0 0 1-48 0z', '#fff'),
};
