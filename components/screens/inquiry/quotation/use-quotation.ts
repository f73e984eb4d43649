import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '@/components/ui/button/use-write';
import { reviveValues } from '@/components/ui/record/revive';
import { equal } from '@/lib/util/equal';
import { lineTotal } from '@/lib/util/money';
import { useAccount } from '@/components/ui/record/use-account';
import { useDraft } from '@/components/ui/record/use-draft';
import { useModelState } from '@/components/ui/form/form-context';
import { useRecordForm } from '@/components/ui/form/use-record-form';
import { isApiError, refusedFields } from '@/lib/api/request/errors';
import { useFeature } from '@/lib/api/features';
import { inquiryApi, type Reply } from '@/lib/api/inquiry';
import { INQUIRY_LIMITS, type Message, type Quotation, type QuotationInput } from '@/lib/api/inquiry-schema';
import { changeKept } from '@/lib/state/keep-answers';
import { showError, showMessage } from '@/lib/state/messages';
import { partsOf, quotedPrices } from '../rules/quotation-extras';
import type { Typed } from '../rules/quotation-warnings';
import { useWrittenSince } from '../reply/use-written-since';
import { usePutMessage } from '../reply/use-reply';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { useBeside } from './use-beside';
import { checkQuotation, pathInForm, toQuotation } from './quotation-values';
import type { QuotationValues } from './quotation-fields';
import { sentTiers } from './tiers/quotation-tiers';

interface QuotationOptions {
  id: string;
  initial: QuotationValues;
  today: string;
  /** The buyer's. */
  language: ContentLanguage;
  onSent?: (() => void) | undefined;
}

/** The sum of a quotation; with price tiers, which leave none, the sums of the tiers. */
function sumsIn(quotation: Quotation) {
  const { lines, total } = partsOf(quotation);
  const tiers = lines.flatMap((line) => (line.tiers ? quotedPrices(line) : []));
  return [total, ...tiers.map((price) => lineTotal(price, quotation.currency))];
}

const saidIn = ({ content, quotation }: Pick<Message, 'content' | 'quotation'>) =>
  [content.trim(), quotation?.currency, ...(quotation ? sumsIn(quotation) : [])].join(' ');

/** Whether a message is a quotation that was sent; the platform may have completed it, so its words and sums are compared. */
const isSameQuotation = (message: Message, sent: Pick<Message, 'content' | 'quotation'>) =>
  message.from === 'supplier' && saidIn(message) === saidIn(sent);

/** Form of a quotation: validated while typing, stored as a local draft, restored automatically, sent with doReply. */
export function useQuotation({ id, initial, today, language, onSent }: QuotationOptions) {
  const t = useTranslations('inquiry.quotation');
  const put = usePutMessage(id);
  const sendingAs = { today, language, terms: useFeature('quotation-terms'), tiers: useFeature('quotation-tiers') };
  const made = (of: QuotationValues) => toQuotation(of, sendingAs);
  const typed = ({ rates, items }: QuotationValues): Typed => ({
    rates,
    variants: items.map(({ variant }) => variant?.id),
  });
  const texts = {
    past: t('past'),
    discount: t('noDiscount'),
    share: t('noAmount'),
    remark: t('remarkFull', { max: INQUIRY_LIMITS.remark }),
    rate: t('noRate'),
  };
  const form = useRecordForm<QuotationValues>({
    values: initial,
    level: 'full',
    rules: {
      // Variants, rates, payments, tiers and a discount that is not possible yet may be no part of the request, but they are input.
      record: (values) => ({
        ...made(values),
        ...typed(values),
        content: values.content,
        less: values.discount,
        paid: values.payments,
        tiers: values.items.map(sentTiers),
      }),
      check: (values) => checkQuotation(values, sendingAs, texts),
    },
  });
  const draft = useDraft<QuotationValues>({
    account: useAccount(),
    form: 'quotation',
    id,
    version: undefined,
    model: form.model,
    revive: (stored) => reviveValues(stored, initial, ['rates']),
    differs: (values) => !equal(values, initial),
    fill: form.model.fill,
    // Unlike for a record, the draft cannot hide another stored version.
    always: true,
  });

  const beside = useBeside(id);
  const contentOf = ({ content }: QuotationValues) => content.trim() || beside.text;

  const written = useWrittenSince(id);
  /** The newest message when the quotation was begun. */
  const begun = useRef<string>(undefined);
  const [others, setOthers] = useState<string>();
  /** The last one without an answer: it may have arrived. */
  const unanswered = useRef<Reply>(undefined);
  const [checking, setChecking] = useState(false);
  const dirty = useModelState(form.model, (snapshot) => snapshot.dirty);
  const begin = useEffectEvent(() => void (begun.current = dirty ? written.newest() : undefined));
  useEffect(() => begin(), [dirty]);

  const sending = useRef(false);
  const values = useModelState(form.model, (snapshot) => snapshot.values);
  const reply = useWrite({ ...inquiryApi.reply(), meta: { ...inquiryApi.reply().meta, ownErrors: true } });

  function showSendError(error: unknown) {
    const fields = Object.entries(refusedFields(error));
    if (fields.length > 0) {
      return form.model.refuse(
        Object.fromEntries(
          fields.map(([path, text]) => [
            pathInForm(path.replace(/^quotation\./, ''), form.model.snapshot().values),
            text,
          ]),
        ),
      );
    }
    // The end of a session and a cancelled request are handled by the page.
    if (!isApiError(error, 'session') && !isApiError(error, 'cancelled')) showError(error);
  }

  /** Sends the previewed quotation; `done` is called when the preview can close. */
  async function send(done: () => void) {
    // Two clicks may come before the first is rendered.
    if (sending.current) return;
    // The validity date may have passed while the preview was open.
    if (!form.model.attempt('full')) return done();
    sending.current = true;
    const values = form.model.snapshot().values;
    const quoting = {
      id,
      content: contentOf(values),
      attachments: beside.files,
      quotation: made(values) as QuotationInput,
    };
    const isAgain = equal(unanswered.current, quoting);
    try {
      setChecking(true);
      const isSame = (message: Message) => isSameQuotation(message, quoting);
      // Asked about once; then it is sent anyway.
      const since = await written.read(
        begun.current,
        isAgain ? { isOwn: isSame } : { isTwin: others ? undefined : isSame },
      );
      setChecking(false);
      setOthers(since?.text);
      if (since) {
        begun.current = since.newest;
        return;
      }
      unanswered.current = quoting;
      const answer = await reply.mutateAsync(quoting);
      unanswered.current = undefined;
      done();
      begun.current = undefined;
      put(answer.data);
      // The conversation may be out of sight by now.
      changeKept([id], { validUntil: quoting.quotation.validUntil });
      showMessage('success', answer.message || t('sent'));
      draft.clear();
      beside.takeSent(quoting);
      form.model.settle({ ...values, content: '' }, 'full');
      onSent?.();
    } catch (error) {
      if (isApiError(error, 'invalid')) done();
      showSendError(error);
    } finally {
      sending.current = false;
    }
  }

  return {
    form,
    busy: reply.isPending || checking,
    others,
    check: () => {
      begun.current ??= written.newest();
      setOthers(undefined);
      return form.model.attempt('full');
    },
    beside,
    made: () => ({
      quotation: made(values) as QuotationInput,
      content: contentOf(values),
      files: beside.files,
      typed: typed(values),
    }),
    send: (done: () => void) => void send(done),
    reset: () => {
      form.model.settle(initial, 'full');
      draft.clear();
    },
  };
}
