import { anyOf, entriesOf } from './support/choice.mjs';

/**
 * The journeys that Debian's Firefox runs (`npm run engines`): the first path; each domain's main work; typing; paste; import;
 * storage and sessions; the frame. Not what an engine has no say in: other looks and variants of the same.
 *
 * Left out for the sake of the tool, Playwright over WebDriver BiDi:
 * - what ends Firefox's content process under the tool: axe, which `expectSound` leaves out; the product picker of blog; key
 *   events that are made by `dispatchEvent`;
 * - what only Chromium has (traces, killed processes): variant-sheet with 200 variants, crash, memory;
 * - offline: the tool cuts off the page, but not its service worker;
 * - questions of the browser itself at a reload: product-save;
 * - focus in the browser's own bar after a logout: keyboard-day.
 */
/** @type {Readonly<Record<string, true | readonly string[]>>} */
const ENGINES = {
  'domains/blog': ['a save that fails keeps what is typed'],
  'domains/bulk-change': ['all that match get another price', 'a change whose session expires goes on'],
  'domains/contact': ['a contact is added'],
  'domains/home': ['every to-do opens the list'],
  'domains/inquiry-desk': ['several inquiries: labels', 'keys walk through the list', 'a file of the library goes'],
  'domains/inquiry': [
    'a reply is sent',
    'a quotation is filled in from the products',
    'on a phone: list, thread, sheet',
  ],
  'domains/list-cells': ['price, stock and showcase'],
  'domains/list-modes': ['what was deleted is in the recycle bin'],
  'domains/material-picker': ['pictures are taken from the library'],
  'domains/material': ['what is uploaded into a folder', 'a file that is not what its name says'],
  'domains/product-form': [
    'a name is composed',
    'from the list into the form',
    'a new product is a draft',
    'every kind of field is written',
    'prices of a ladder',
    'a picture is chosen',
    'review asks for what the category requires',
  ],
  'domains/product-list': ['filters are in the address', 'a change for several', 'a list behind the form'],
  'domains/product-save': [
    'a SKU that is taken',
    'somebody else saved meanwhile',
    'a new product whose answer was lost',
    'closing a tab with typed text',
    'a session that ends at a save',
  ],
  'domains/product-sheets': [
    'everything, what is filtered',
    'a failing page ends an export',
    'an export goes on when its list',
    'an exported file is imported again',
    'wrong cells are corrected by keys alone',
  ],
  'domains/question': ['an answer is kept'],
  'domains/quotation-paper': ['a quotation is printed', 'both languages are on one paper', 'prices go into another'],
  'domains/quotation': ['a quotation below the MOQ', 'another currency empties the prices'],
  'domains/review': ['a review is answered'],
  'domains/search': ['Ctrl+K finds pages', 'while an input method composes'],
  'domains/shop-category': ['a shop category is added'],
  'domains/shop-detail': ['shares of the markets'],
  'domains/shop-info': ['the city of the shop is changed'],
  'domains/strength': ['a factory is added'],
  'domains/text-pictures': ['a picture is uploaded into a description'],
  'domains/units': ['a unit is chosen by its name'],
  'domains/variant-sheet': ['variants are filled like a sheet'],
  'frame/focus': ['a row deleted by keys'],
  'frame/frame': ['menu, tab, breadcrumb and title', 'tabs: one for each page'],
  'frame/layouts': ['all looks, density and language change', 'on paper there is the page alone'],
  'frame/tabs': ['a closed tab comes back', 'a reload of the page finds the tabs'],
  'frame/theme': ['what is chosen shows at once', 'preferences go into a file'],
  'host/smoke': ['every entry of the menu opens its page'],
  'session/account': ['the password is changed', 'whatever fails, what was typed stays'],
  'session/login': [
    'a newcomer logs in',
    'logs in and stays logged in',
    'says why a wrong password',
    'logging out leaves no token',
    'logs in with RSA',
  ],
  'session/register': ['registers from the login page'],
  'session/rights': ['buttons follow the rights'],
  'session/session-forms': true,
  'session/session-tabs': ['localStorage: a logout', 'another account in one tab'],
  'session/session': ['an ended session says why', 'another account sees nothing', 'after a logout no word'],
  'session/start': ['what is typed into the form of the HTML', 'whoever holds a token'],
  'trust/demo': ['what is changed in the demo', 'without demo nothing'],
  'trust/errors': ['a list that fails says why', 'a broken connection'],
  'trust/leaving': ['product: typed text outlives'],
  'trust/numbers': ['an answer moves the badge'],
  'trust/undo': ['products of several states'],
  'trust/writes': ['the answer to a product is lost', 'a save that is not answered', 'pressed five times, a reply'],
};

/** What is dragged, by the mouse of a display (support/firefox-mouse.mjs), in the project `firefox-display`. */
const DRAGS = {
  'domains/blog': ['linked products are put in order by dragging'],
  'domains/list-cells': ['columns are moved and widened'],
  'domains/list-modes': ['the showcase is put into order'],
  'domains/material': ['materials are dragged to a folder'],
  'domains/shop-category': ['shop categories are moved', 'a dragged shop category'],
  'domains/strength': ['a card is dragged'],
  'frame/tabs': ['tabs change their order'],
};

const chosen = entriesOf(ENGINES);
const dragged = entriesOf(DRAGS);
export const engineEntries = [...chosen, ...dragged];
export const engines = anyOf(chosen);
export const drags = anyOf(dragged);
