/**
 * The order of the cascade layers, the same as in app/globals.css; Emotion's sheets come before that file in the page.
 */
export const LAYERS = '@layer base, mui.global, mui.components, mui.theme, mui.custom, mui.sx, parts, over;';
