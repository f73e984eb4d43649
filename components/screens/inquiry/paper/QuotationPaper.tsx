import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import type { Inquiry, Quotation } from '@/lib/api/inquiry-schema';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { lineTotal } from '@/lib/util/money';
import type { Cargo } from '../rules/container-fill';
import { partsOf, quotedPrices } from '../rules/quotation-extras';
import { termAndPlace } from '../rules/trade-place';
import { PaperLanguages } from './InLanguages';
import { paperAmount } from './paper-amount';
import { Country, Days, Localized, Packing, Payment, Unit, Word } from './paper-words';
import { Sheet } from './Sheet';
import { BANK_PARTS, isGiven, type Letterhead } from './letterhead';

export interface Paper {
  inquiry: Pick<Inquiry, 'number' | 'buyer'>;
  quotation: Quotation;
  /** Undefined while not all earlier messages are known. */
  number: string | undefined;
  /** The number of the quotation that this one replaces. */
  replaces?: string | undefined;
  /** The quotation of which this is the proforma invoice. */
  invoiceOf?: string | undefined;
  /** The day of the quotation, as `2026-11-20`. */
  day: string;
}

interface QuotationPaperProps extends Paper {
  /** Undefined where no line has packaging. */
  cargo: Cargo | undefined;
  letterhead: Letterhead;
  languages: readonly ContentLanguage[];
}

function Head({ letterhead: { name, address, contact, reach, logo } }: { letterhead: Letterhead }) {
  return (
    <div className="head whole">
      <Picture className="logo" src={logo} alt="" fallback={null} />
      <div>
        <p className="shop">
          <Localized text={name} />
        </p>
        {isGiven(address) && (
          <p>
            <Localized text={address} />
          </p>
        )}
        {isGiven(contact) && (
          <p>
            <Localized text={contact} />
          </p>
        )}
        <p>{reach.join(' · ')}</p>
      </div>
    </div>
  );
}

interface LinesProps {
  lines: ReturnType<typeof partsOf>['lines'];
  currency: string;
}

function Lines({ lines, currency }: LinesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className="place">
            #
          </th>
          <th scope="col">
            <Word name="line.title" />
          </th>
          <th scope="col" className="quantity">
            <Word name="line.quantity" />
          </th>
          <th scope="col" className="price">
            <Word name="line.price" /> ({currency})
          </th>
          <th scope="col" className="amount">
            <Word name="line.amount" /> ({currency})
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) =>
          quotedPrices(line).map(({ quantity, unitPrice }, at, all) => (
            <tr key={`${index} ${at}`}>
              {at === 0 && (
                <>
                  <td rowSpan={all.length}>{index + 1}</td>
                  <td rowSpan={all.length} dir="auto">
                    {line.title}
                  </td>
                </>
              )}
              <td className="quantity">
                {line.tiers && '≥ '}
                {quantity.toLocaleString('en')} <Unit unit={line.unit} count={quantity} />
              </td>
              <td className="price">{paperAmount(unitPrice, currency)}</td>
              <td className="amount">{line.tiers ? '–' : paperAmount(lineTotal(line, currency), currency)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

interface EntryProps {
  name: ComponentProps<typeof Word>['name'];
  /** What follows the name. */
  more?: string | undefined;
  strong?: boolean;
  dir?: 'auto';
  children: ReactNode;
}

/** One entry of a list: its name in the languages of the paper, and what is given. */
function Entry({ name, more, strong = false, dir, children }: EntryProps) {
  return (
    <>
      <dt>
        <Word name={name} />
        {more && ` ${more}`}
      </dt>
      <dd className={strong ? 'strong' : undefined} dir={dir}>
        {children}
      </dd>
    </>
  );
}

/** Where the buyer pays, and the seal of the shop; an invoice without a seal has room for it. */
function Foot({ letterhead: { bank, seal }, isSigned }: { letterhead: Letterhead; isSigned: boolean }) {
  if (!bank && !seal && !isSigned) return null;
  return (
    <div className="foot whole">
      {bank && (
        <dl>
          {BANK_PARTS.map(
            (part) =>
              bank[part] && (
                <Entry key={part} name={`pay.${part}`} dir="auto">
                  {bank[part]}
                </Entry>
              ),
          )}
        </dl>
      )}
      {seal || !isSigned ? (
        <Picture className="seal" src={seal} alt="" fallback={null} />
      ) : (
        <p className="sign">
          <Word name="sign" />
        </p>
      )}
    </div>
  );
}

/** A quotation as the buyer gets it on paper. */
export function QuotationPaper({
  inquiry,
  quotation,
  number,
  replaces,
  invoiceOf,
  day,
  cargo,
  letterhead,
  languages,
}: QuotationPaperProps) {
  const { buyer } = inquiry;
  const { currency, leadTimeDays, validUntil } = quotation;
  const { lines, isTiered, list, goods, freight, insurance, discount, total, remark } = partsOf(quotation);
  const trade = termAndPlace(quotation);
  const money = (amount: string | undefined) => `${currency} ${paperAmount(amount, currency)}`;
  return (
    <PaperLanguages value={languages}>
      <Sheet aria-label={number}>
        <Head letterhead={letterhead} />
        <h2>
          <Word name={invoiceOf ? 'invoice' : 'title'} />
        </h2>
        <div className="sides">
          <div>
            <p>
              <Word name="to" />
            </p>
            <p className="strong" dir="auto">
              {buyer.company || buyer.name}
            </p>
            {buyer.company && <p dir="auto">{buyer.name}</p>}
            {buyer.country && (
              <p>
                <Country code={buyer.country} />
              </p>
            )}
            {buyer.email && <p>{buyer.email}</p>}
            {buyer.phone && <p>{buyer.phone}</p>}
          </div>
          <dl>
            <Entry name="number" strong>
              {number ?? '–'}
            </Entry>
            {replaces && <Entry name="replaces">{replaces}</Entry>}
            {invoiceOf && <Entry name="title">{invoiceOf}</Entry>}
            <Entry name="day">{day}</Entry>
            {validUntil && <Entry name="validUntil">{validUntil}</Entry>}
          </dl>
        </div>
        <Lines lines={lines} currency={currency} />
        <dl className="sums whole">
          {discount && !isTiered && (
            <div>
              <Entry name="list">{money(list)}</Entry>
            </div>
          )}
          {discount && (
            <div>
              <Entry name="discount" more={discount.amount && discount.share && `${discount.share}%`}>
                −{discount.amount ? money(discount.amount) : `${discount.share}%`}
              </Entry>
            </div>
          )}
          {(freight || insurance || discount) && !isTiered && (
            <div>
              <Entry name={discount ? 'net' : 'goods'}>{money(goods)}</Entry>
            </div>
          )}
          {freight && (
            <div>
              <Entry name="freight">{money(freight)}</Entry>
            </div>
          )}
          {insurance && (
            <div>
              <Entry name="insurance">{money(insurance)}</Entry>
            </div>
          )}
          <div className="sum">
            <Entry name="total" more={trade}>
              {isTiered ? <Word name="noTotal" /> : money(total)}
            </Entry>
          </div>
        </dl>
        <dl className="whole">
          <Entry name="tradeTerm">{trade || '–'}</Entry>
          <Entry name="paymentTerm">
            <Payment quotation={quotation} />
          </Entry>
          {leadTimeDays !== undefined && (
            <Entry name="leadTime">
              <Days days={leadTimeDays} />
            </Entry>
          )}
          {cargo && (
            <Entry name="packing">
              <Packing cargo={cargo} />
            </Entry>
          )}
          {remark && (
            <Entry name="remark" dir="auto">
              {remark}
            </Entry>
          )}
        </dl>
        <Foot letterhead={letterhead} isSigned={invoiceOf !== undefined} />
      </Sheet>
    </PaperLanguages>
  );
}
