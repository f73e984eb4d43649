/** The tabs above a list: all, then each status. */
export const viewsOf = <S extends string>(states: readonly S[], labelOf: (state: S | 'all') => string) => [
  { value: '', label: labelOf('all') },
  ...states.map((state) => ({ value: state as string, label: labelOf(state) })),
];
