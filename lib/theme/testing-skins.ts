import tokens from './tokens.json';

type Tree = { readonly [name: string]: Tree | string };
type Colours = (typeof tokens.skins)['blue-black']['light'];

const merge = (base: Tree, over: Tree): Tree => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const under = base[name];
      return [name, typeof value === 'object' && typeof under === 'object' ? merge(under, value) : value];
    }),
  ),
});

/** Each skin in each scheme with all its colours: the file has them in full for the default one only. */
export const skinColours = Object.entries(tokens.skins).flatMap(([skin, schemes]) =>
  (['light', 'dark'] as const).map((scheme) => ({
    skin,
    scheme,
    ...(merge(tokens.skins['blue-black'][scheme] as never, schemes[scheme] as never) as unknown as Colours),
  })),
);
