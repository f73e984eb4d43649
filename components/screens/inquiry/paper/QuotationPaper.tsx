import { shownAddress } from '@/lib/api/file-address';
import type { Inquiry, Quotation } from '@/lib/api/inquiry-schema';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { lineTotal } from '@/lib/util/money';
import { paymentCode } from '../quotation/payment-code';
import { partsOf } from '../rules/quotation-extras';
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
      {shop?.logo && <img className="logo" src={shownAddress(shop.logo)} alt="" />}
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
  const { currency, tradeTerm, port, paymentTerm, leadTimeDays, validUntil } = quotation;
  const { goods, freight, discount, total, remark } = partsOf(quotation);
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
            <dt>
              <Word name="number" />
            </dt>
            <dd className="strong">{number ?? '–'}</dd>
            {replaces && (
              <>
                <dt>
                  <Word name="replaces" />
                </dt>
                <dd>{replaces}</dd>
              </>
            )}
            <dt>
              <Word name="day" />
            </dt>
            <dd>{day}</dd>
            {validUntil && (
              <>
                <dt>
                  <Word name="validUntil" />
                </dt>
                <dd>{validUntil}</dd>
              </>
            )}
          </dl>
        </div>
        <Lines quotation={quotation} />
        <dl className="sums whole">
          {(freight || discount) && (
            <div>
              <dt>
                <Word name="goods" />
              </dt>
              <dd>{money(goods)}</dd>
            </div>
          )}
          {discount && (
            <div>
              <dt>
                <Word name="discount" />
                {discount.share && ` ${discount.share}%`}
              </dt>
              <dd>({money(discount.amount)})</dd>
            </div>
          )}
          {freight && (
            <div>
              <dt>
                <Word name="freight" />
              </dt>
              <dd>{money(freight)}</dd>
            </div>
          )}
          <div className="sum">
            <dt>
              <Word name="total" /> {[tradeTerm, port].filter(Boolean).join(' ')}
            </dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        <dl className="terms whole">
          <dt>
            <Word name="tradeTerm" />
          </dt>
          <dd>{[tradeTerm, port].filter(Boolean).join(' ') || '–'}</dd>
          <dt>
            <Word name="paymentTerm" />
          </dt>
          <dd>{paymentCode(paymentTerm) || '–'}</dd>
          {leadTimeDays !== undefined && (
            <>
              <dt>
                <Word name="leadTime" />
              </dt>
              <dd>
                <Days days={leadTimeDays} />
              </dd>
            </>
          )}
          {remark && (
            <>
              <dt>
                <Word name="remark" />
              </dt>
              <dd dir="auto">{remark}</dd>
            </>
          )}
        </dl>
      </Sheet>
    </PaperLanguages>
  );
}
