/** The order of the style sheets, as app/globals.css has it; the sheets of Emotion stand before that one in the page. */
export const LAYERS = '@layer base, mui.global, mui.components, mui.theme, mui.custom, mui.sx, parts, over;';
