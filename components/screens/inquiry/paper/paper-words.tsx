import { useLocale, useTranslations } from 'next-intl';
import { regionName } from '@/lib/i18n/display-names';
import { localized } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { InLanguages } from './InLanguages';

type Key = Exclude<Parameters<ReturnType<typeof useTranslations<'quotationPaper'>>>[0], 'days'>;

const WordHere = ({ name }: { name: Key }) => useTranslations('quotationPaper')(name);
const DaysHere = ({ days }: { days: number }) => useTranslations('quotationPaper')('days', { days });

/** A text of the paper in its languages. */
export const Word = ({ name }: { name: Key }) => (
  <InLanguages>
    <WordHere name={name} />
  </InLanguages>
);

export const Days = ({ days }: { days: number }) => (
  <InLanguages>
    <DaysHere days={days} />
  </InLanguages>
);

const UnitHere = ({ unit, count }: { unit: string; count: number }) => useUnits().nameOf(unit, count);
const LocalizedHere = ({ text }: { text: Record<string, string> }) => localized(text, useLocale());
const CountryHere = ({ code }: { code: string }) => regionName(code, useLocale());

/** A unit that is a code of the contract in the languages of the paper; another text once. */
export const Unit = (unit: { unit: string; count: number }) => (
  <InLanguages>
    <UnitHere {...unit} />
  </InLanguages>
);

export const Localized = ({ text }: { text: Record<string, string> }) => (
  <InLanguages>
    <LocalizedHere text={text} />
  </InLanguages>
);

export const Country = ({ code }: { code: string }) => (
  <InLanguages>
    <CountryHere code={code} />
  </InLanguages>
);
