// A loader of the dev server for messages/: a page keeps the texts that it has loaded, so it starts anew when one is edited.
export default function renewTexts(source) {
  return `export default ${source};
import.meta.turbopackHot?.dispose(() => globalThis.location?.reload());
`;
}
