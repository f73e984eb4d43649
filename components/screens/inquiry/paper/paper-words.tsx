import { useLocale, useTranslations } from 'next-intl';
import { useContext } from 'react';
import { regionName } from '@/lib/i18n/display-names';
import { localized } from '@/lib/i18n/localized';
import { useUnits } from '@/lib/i18n/use-units';
import { numberOf } from '@/lib/util/money';
import { cubicMetres, type Cargo } from '../rules/container-fill';
import { paymentLine } from '../rules/payments';
import { InLanguages, LanguagesContext } from './InLanguages';
import type { Texts } from './letterhead';

type Key = Exclude<Parameters<ReturnType<typeof useTranslations<'quotationPaper'>>>[0], 'days' | 'packed'>;

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

function PackedHere({ cargo: { cartons, volume, weight, uncounted } }: { cargo: Cargo }) {
  const t = useTranslations('quotationPaper');
  return t('packed', { cartons, volume: cubicMetres(volume), weight: numberOf(weight), uncounted });
}

/** How the lines are packed, and how many lines are not part of it. */
export const Packing = ({ cargo }: { cargo: Cargo }) => (
  <InLanguages>
    <PackedHere cargo={cargo} />
  </InLanguages>
);

const UnitHere = ({ unit, count }: { unit: string; count: number }) => useUnits().nameOf(unit, count);
const LocalizedHere = ({ text }: { text: Texts }) => localized(text, useLocale());
const CountryHere = ({ code }: { code: string }) => regionName(code, useLocale());

/** A unit that is a code of the contract in the languages of the paper; another text once. */
export const Unit = (unit: { unit: string; count: number }) => (
  <InLanguages>
    <UnitHere {...unit} />
  </InLanguages>
);

/** A text in the languages of the paper; once if it is the same in all of them. */
export function Localized({ text }: { text: Texts }) {
  const [first = '', ...others] = useContext(LanguagesContext).map((language) => localized(text, language));
  if (others.length > 0 && others.every((other) => other === first)) return <bdi>{first}</bdi>;
  return (
    <InLanguages>
      <LocalizedHere text={text} />
    </InLanguages>
  );
}

/** The payment term and the payments; once if they are the same in all languages. */
export const Payment = ({ quotation }: { quotation: Parameters<typeof paymentLine>[0] }) => (
  <Localized text={{ zh: paymentLine(quotation, 'zh') || '–', en: paymentLine(quotation, 'en') || '–' }} />
);

export const Country = ({ code }: { code: string }) => (
  <InLanguages>
    <CountryHere code={code} />
  </InLanguages>
);
