import { TRADE_TERMS } from '@/lib/api/values';

/** What the named place of a trade term is (Incoterms 2020). */
export const PLACE_KINDS = ['delivery', 'loading', 'discharge', 'destination'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const KINDS: Record<(typeof TRADE_TERMS)[number], PlaceKind> = {
  EXW: 'delivery',
  FCA: 'delivery',
  FAS: 'loading',
  FOB: 'loading',
  CFR: 'discharge',
  CIF: 'discharge',
  CPT: 'destination',
  CIP: 'destination',
  DAP: 'destination',
  DPU: 'destination',
  DDP: 'destination',
};

/** Undefined without a term of the contract. */
export const placeKindOf = (term: string | undefined): PlaceKind | undefined =>
  (KINDS as Record<string, PlaceKind | undefined>)[term ?? ''];

/** C- and D-terms: the price includes the carriage to the named place. */
export const includesCarriage = (term: string | undefined): boolean =>
  ['discharge', 'destination'].includes(placeKindOf(term) ?? '');

/** The terms under which the seller insures the goods for the buyer (Incoterms 2020). */
export const includesInsurance = (term: string | undefined): boolean => ['CIF', 'CIP'].includes(term ?? '');

/** A trade term with its named place: the destination, where the platform has a field for it, else the port. */
export const termAndPlace = (quotation: { tradeTerm: string; port?: string; destination?: string }): string =>
  [quotation.tradeTerm, quotation.destination ?? quotation.port].filter(Boolean).join(' ');

/** A place that a buyer wrote, with the trade term before it; without one it is where the goods are to go. */
export interface RequestedPlace {
  term?: string;
  name: string;
}

const NAME = String.raw`(?:\p{Lu}[\p{Script=Latin}'’-]*(?: \p{Lu}[\p{Script=Latin}'’-]*){0,3}|\p{Script=Han}{2,6}(?=港))`;
const TO = String.raw`(?:[Dd]eliver(?:y|ed)?|[Ss]hip(?:ping|ment|ped)?|[Ff]reight|[Tt]ransport|[Pp]rices?) to (?:the )?(?:port of )?`;
const TO_HAN = String.raw`(?:送到|运到|发到|送至|运至|目的港[是为：:]?)\s*`;
const HAN = String.raw`\p{Script=Han}{2,8}(?=[\s，。；、,.;]|$)`;
const PLACES = new RegExp(
  String.raw`\b(?:(${TRADE_TERMS.join('|')})\s*(?:to |port of |port )?|${TO})(${NAME})|${TO_HAN}(${NAME}|${HAN})`,
  'gu',
);
/** Words with a capital letter after a term that are no places. */
const NO_PLACE =
  /^(?:Prices?|Quotations?|Quotes?|Offers?|Terms?|Basis|Value|Please|Incoterms|Port|And|Or|[A-Z]{1,3})(?: |$)/;

/** All places in a text of a buyer, in its order. */
export const placesIn = (text: string): RequestedPlace[] =>
  [...text.matchAll(PLACES)].flatMap(([, term, place, chinese]) => {
    const name = place ?? chinese ?? '';
    return NO_PLACE.test(name) ? [] : [{ ...(term ? { term } : {}), name }];
  });

/** The request to offer for a trade term: for a place of its kind, else with another term. */
export function requestFor(
  places: readonly RequestedPlace[],
  tradeTerm: string | undefined,
): Required<RequestedPlace> | undefined {
  const fits = ({ term }: RequestedPlace) =>
    tradeTerm !== undefined && (term === undefined || includesCarriage(term)) === includesCarriage(tradeTerm);
  const fitting = places.find((place) => place.term === tradeTerm) ?? places.find(fits);
  if (fitting && tradeTerm) return { term: fitting.term ?? tradeTerm, name: fitting.name };
  const other = places.find(({ term }) => term !== undefined);
  return other?.term === undefined ? undefined : { term: other.term, name: other.name };
}
