// What npm run size allows. Bytes are after gzip -9.

/** The document, in bytes. */
export const DOCUMENT = 22_000;

/** Script in bytes, and the requests for it: on a slow connection each costs as much as many bytes. */
export const ENTRY = {
  login: { bytes: 170_000, files: 6 },
  // The file of home may have come by then.
  frame: { bytes: 193_500, files: 5 },
  shell: { bytes: 336_000, files: 10 },
};

/** Script of a screen beyond the frame's, in kB, in steps of 5 (home of 1): what is not named has the usual limit. */
const SCREENS = {
  usual: 100,
  '/': 31,
  '/Product/Product': 105,
  '/Product/Catalogs': 115,
  '/Product/Classify': 55,
  '/Blogs/Blogs': 95,
  '/BusinessManage/Business': 130,
  '/Shop/Info': 95,
  '/Shop/Detail': 85,
  '/Shop/Resources': 105,
  '/Shop/Reviews': 105,
  '/ProductAdd': 120,
  '/workbench': 45,
  '/vab/icon/remixIcon': 40,
  '/vab/table/comprehensiveTable': 105,
  '/vab/form/stepForm': 80,
  '/vab/editor': 80,
  '/vab/permission': 40,
  '/vab/errorLog': 40,
  '/vab/loading': 40,
  '/other/dynamicSegment/test1/1': 40,
  '/other/drag': 80,
  '/other/excel': 60,
};

/** A start of home in requests: files of the client, and calls of the platform; the document is a wave too. */
export const START = { waves: 2, files: 23, calls: 3 };

/** Elements of a screen and the frame with the demo's data, where they may be more than usual. */
const ELEMENTS = {
  usual: 650,
  '/Product/Product': 925,
  '/Product/Catalogs': 745,
  '/Product/Question': 780,
  '/Blogs/Blogs': 880,
  '/Shop/Info': 745,
  '/Shop/Detail': 995,
  '/Shop/Reviews': 900,
  '/ProductAdd': 815,
};

/** The sum of the layout shifts of a screen. */
export const SHIFT = 0.005;

/** In bytes. */
export const scriptOf = (path) => (SCREENS[path] ?? SCREENS.usual) * 1000;

export const elementsOf = (path) => ELEMENTS[path] ?? ELEMENTS.usual;
