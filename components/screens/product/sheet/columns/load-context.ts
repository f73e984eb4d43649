import type { QueryClient } from '@tanstack/react-query';
import { createTranslator } from 'next-intl';
import { CURRENCIES } from '@/components/ui/form/inputs/names/currencies';
import { countriesIn } from '@/components/ui/form/inputs/names/countries';
import { valueAt } from '@/components/ui/form/paths';
import { categoryTree } from '@/lib/api/category';
import { PRICING_MODES, PRODUCT_STATUSES } from '@/lib/api/product-schema';
import { shopCategoryTree } from '@/lib/api/shop-category';
import { strengthApi } from '@/lib/api/strength';
import { MAX_PAGE_SIZE, PAYMENT_TERMS, PERIODS, TRADE_TERMS } from '@/lib/api/values';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { UNIT_CODES, UNIT_KEYS } from '@/lib/i18n/use-units';
import { store } from '@/lib/state/store';
import { needTranslations, translationsAtom } from '@/lib/state/translations';
import { LOCALE_CODES, type Messages } from '@/messages/list';
import { SHEET_COLUMNS, textsIn } from './columns';
import type { Choice, ChoiceKind, SheetContext } from './context';
import { OLD_TRADE_TERMS, USUAL_FLAGS, USUAL_PAYMENT_TERMS, USUAL_UNITS } from './usual-names';

const NAMESPACES = ['productForm', 'productList', 'productSheet', 'form', 'units'] as const;

const file = textsIn('productSheet.file');

/** A text of the messages in a language; the texts that sheets use have no arguments. */
const textIn = (locale: Locale, path: string): string => {
  const found = valueAt(store.get(translationsAtom)[locale], path);
  return typeof found === 'string' ? found : '';
};

type NameOf = (code: string, locale: Locale) => readonly string[];

/** Choices with their names in every language; the first name in the reader's language is how they are written. */
const choicesOf = (codes: readonly string[], locale: Locale, namesOf: NameOf): Choice[] =>
  codes.map((code) => ({
    code,
    label: namesOf(code, locale)[0] || code,
    names: LOCALE_CODES.flatMap((one) => namesOf(code, one)).filter(Boolean),
  }));

const inMessages =
  (folder: string, keyOf: (code: string) => string = (code) => code): NameOf =>
  (code, locale) => [textIn(locale, `${folder}.${keyOf(code)}`)];

/** A unit by its plural, then its singular, then what files call it. */
function unitNames(code: string, locale: Locale): string[] {
  const units = store.get(translationsAtom)[locale].units as Messages['units'];
  const t = createTranslator({ locale, messages: { units }, namespace: 'units' });
  const key = UNIT_KEYS[code as keyof typeof UNIT_KEYS];
  return [...[2, 1].map((count) => t(`name.${key}`, { count })), ...(USUAL_UNITS[code] ?? [])];
}

interface Branch {
  id: string;
  name: Record<string, string>;
  leaf?: boolean;
  children?: Branch[];
}

/** Branches of a tree by their path: `Pumps > Centrifugal`; the last name alone is understood, too, if it is the only one. */
function pathsOf(list: readonly Branch[], locale: Locale, leavesOnly: boolean, above: Branch[] = []): Choice[] {
  return list.flatMap((branch) => {
    const path = [...above, branch];
    const written = (one: string) => path.map(({ name }) => localized(name, one)).join(' > ');
    const names = LOCALE_CODES.flatMap((one) => [written(one), localized(branch.name, one)]);
    const own = { code: branch.id, label: written(locale), names };
    const below = pathsOf(branch.children ?? [], locale, leavesOnly, path);
    return leavesOnly && branch.leaf === false ? below : [own, ...below];
  });
}

const lower = (code: string) => code.toLowerCase();

/** Choices that depend on the shop. What a user may not read is written by its code. */
async function shopChoices(client: QueryClient, locale: Locale) {
  const none = () => [];
  const [categories, groups, certificates] = await Promise.all([
    client.fetchQuery({ ...categoryTree(), meta: { quiet: true } }).catch(none),
    client.fetchQuery({ ...shopCategoryTree(), meta: { quiet: true } }).catch(none),
    client
      .fetchQuery({ ...strengthApi.list({ kind: 'certificate', pageSize: MAX_PAGE_SIZE }), meta: { quiet: true } })
      .then(({ list }) => list)
      .catch(none),
  ]);
  return {
    category: pathsOf(categories, locale, true),
    group: pathsOf(groups, locale, false),
    certificate: certificates.map(({ id, title, number }) => ({
      code: id,
      label: title,
      names: [title, ...(number ? [number, `${title} ${number}`] : [])],
    })),
  };
}

/** All names that sheets of products use, in every language of the interface. */
export async function loadSheetContext(client: QueryClient, locale: Locale): Promise<SheetContext> {
  const [shop] = await Promise.all([
    shopChoices(client, locale),
    ...LOCALE_CODES.map((one) => needTranslations(one, NAMESPACES)),
  ]);
  const of = (codes: readonly string[], namesOf: NameOf) => choicesOf(codes, locale, namesOf);
  const countries = new Map(
    LOCALE_CODES.map((one) => [one, new Map(countriesIn(one).map(({ value, label }) => [value, label]))]),
  );
  const choices: Record<ChoiceKind, Choice[]> = {
    ...shop,
    status: of(PRODUCT_STATUSES, inMessages('productForm.status')),
    mode: of(PRICING_MODES, inMessages('productForm.mode')),
    currency: of(CURRENCIES, () => []),
    unit: of(UNIT_CODES, unitNames),
    period: of(PERIODS, inMessages('productForm.period')),
    flag: of(['true', 'false'], (code, one) => [
      textIn(one, `form.value.${code === 'true' ? 'yes' : 'no'}`),
      ...USUAL_FLAGS[code]!,
    ]),
    country: of(
      countriesIn('en').map(({ value }) => value),
      (code, one) => [countries.get(one)?.get(code) ?? ''],
    ),
    tradeTerm: choicesOf(TRADE_TERMS, locale, inMessages('form.tradeTerm', lower)).map((term) => ({
      ...term,
      label: term.code,
      names: [...term.names, ...(OLD_TRADE_TERMS[term.code] ?? [])],
    })),
    paymentTerm: of(PAYMENT_TERMS, (code, one) => [
      ...inMessages('form.paymentTerm', lower)(code, one),
      ...(USUAL_PAYMENT_TERMS[code] ?? []),
    ]),
  };
  const heads = SHEET_COLUMNS.map(({ key, label }) => [
    key,
    Object.fromEntries(LOCALE_CODES.map((one) => [one, textIn(one, label)])),
  ]);
  return {
    locale,
    heads: Object.fromEntries(heads),
    choices,
    texts: {
      sheet: textIn(locale, file('sheet')),
      choices: textIn(locale, file('choices')),
      reason: textIn(locale, file('reason')),
    },
  };
}
