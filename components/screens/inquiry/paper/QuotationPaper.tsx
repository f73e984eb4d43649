import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '@/components/ui/media/Picture';
import type { Inquiry, Quotation } from '@/lib/api/inquiry-schema';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { lineTotal } from '@/lib/util/money';
import { paymentCode } from '../quotation/payment-code';
import { partsOf } from '../rules/quotation-extras';
import { termAndPlace } from '../rules/trade-place';
import { PaperLanguages } from './InLanguages';
import { paperAmount } from './paper-amount';
import { Country, Days, Localized, Unit, Word } from './paper-words';
import { Sheet } from './Sheet';
import type { Letterhead } from './use-letterhead';

export interface Paper {
  inquiry: Pick<Inquiry, 'number' | 'buyer'>;
  quotation: Quotation;
  /** Undefined while not all earlier messages are known. */
  number: string | undefined;
  /** The number of the quotation that this one replaces. */
  replaces: string | undefined;
  /** The day of the quotation, as `2026-11-20`. */
  day: string;
}

interface QuotationPaperProps extends Paper {
  letterhead: Letterhead;
  languages: readonly ContentLanguage[];
}

function Head({ letterhead: { name, shop, contact } }: { letterhead: Letterhead }) {
  const place = shop && [shop.address, shop.city, shop.region].filter(Boolean).join(', ');
  const reach = [contact?.name, contact?.position, contact?.phone || contact?.mobile, contact?.email, shop?.website];
  return (
    <div className="head whole">
      <Picture className="logo" src={shop?.logo} alt="" fallback={null} />
      <div>
        <p className="shop">
          <Localized text={name} />
        </p>
        {place && (
          <p>
            <bdi>{place}</bdi>, {shop?.country && <Country code={shop.country} />}
          </p>
        )}
        <p>{reach.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

function Lines({ quotation }: { quotation: Quotation }) {
  const { currency } = quotation;
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
        {partsOf(quotation).lines.map((line, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <td dir="auto">{line.title}</td>
            <td className="quantity">
              {line.quantity.toLocaleString('en')} <Unit unit={line.unit} count={line.quantity} />
            </td>
            <td className="price">{paperAmount(line.unitPrice, currency)}</td>
            <td className="amount">{paperAmount(lineTotal(line, currency), currency)}</td>
          </tr>
        ))}
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

/** A quotation as the buyer gets it on paper. */
export function QuotationPaper({
  inquiry,
  quotation,
  number,
  replaces,
  day,
  letterhead,
  languages,
}: QuotationPaperProps) {
  const { buyer } = inquiry;
  const { currency, paymentTerm, leadTimeDays, validUntil } = quotation;
  const { list, goods, freight, insurance, discount, total, remark } = partsOf(quotation);
  const trade = termAndPlace(quotation);
  const money = (amount: string | undefined) => `${currency} ${paperAmount(amount, currency)}`;
  return (
    <PaperLanguages value={languages}>
      <Sheet aria-label={number}>
        <Head letterhead={letterhead} />
        <h2>
          <Word name="title" />
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
            <Entry name="day">{day}</Entry>
            {validUntil && <Entry name="validUntil">{validUntil}</Entry>}
          </dl>
        </div>
        <Lines quotation={quotation} />
        <dl className="sums whole">
          {discount && (
            <>
              <div>
                <Entry name="list">{money(list)}</Entry>
              </div>
              <div>
                <Entry name="discount" more={discount.share && `${discount.share}%`}>
                  −{money(discount.amount)}
                </Entry>
              </div>
            </>
          )}
          {(freight || insurance || discount) && (
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
              {money(total)}
            </Entry>
          </div>
        </dl>
        <dl className="whole">
          <Entry name="tradeTerm">{trade || '–'}</Entry>
          <Entry name="paymentTerm">{paymentCode(paymentTerm) || '–'}</Entry>
          {leadTimeDays !== undefined && (
            <Entry name="leadTime">
              <Days days={leadTimeDays} />
            </Entry>
          )}
          {remark && (
            <Entry name="remark" dir="auto">
              {remark}
            </Entry>
          )}
        </dl>
      </Sheet>
    </PaperLanguages>
  );
}
