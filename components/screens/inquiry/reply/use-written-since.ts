import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { inquiryApi } from '@/lib/api/inquiry';
import type { Message } from '@/lib/api/inquiry-schema';
import type { Page } from '@/lib/api/values';
import { perSession } from '@/lib/auth/session';
import { formatAmount } from '@/lib/i18n/amount-text';
import { partsOf } from '../rules/quotation-extras';
import { writtenSince } from '../rules/written-since';

/** Ids of the messages that this session has sent: nobody is asked about them. */
export const ownMessages = perSession(() => new Set<string>());

interface Comparison {
  isOwn?: (message: Message) => boolean;
  isTwin?: (message: Message) => boolean;
}
const nothing = () => false;

/** Before a reply or a quotation is sent: what others have written since it was begun (contract 5). */
export function useWrittenSince(id: string) {
  const t = useTranslations('inquiry.message');
  const locale = useLocale();
  const queries = useQueryClient();
  const { queryKey } = inquiryApi.messages(id);
  const said = ({ content, quotation, attachments }: Message) => {
    const { total = '' } = quotation ? partsOf(quotation) : {};
    const amount = quotation && total && formatAmount(total, quotation.currency, locale);
    return [content, amount, ...attachments.map(({ name }) => name)].filter(Boolean).join(' · ');
  };
  return {
    /** The id of the newest message that is loaded. */
    newest: () =>
      queries.getQueryData<InfiniteData<Page<Message>>>(queryKey as readonly unknown[])?.pages[0]?.list[0]?.id,
    /**
     * Undefined if nothing was written; else the text that says what, and the newest message, to begin from. `isTwin`: a
     * message that is the same as what is sent, whenever it was written; an earlier session may have sent it.
     */
    read: async (begun: string | undefined, { isOwn = nothing, isTwin = nothing }: Comparison = {}) => {
      if (begun === undefined) return undefined;
      const page = (await inquiryApi.newestMessages(id)) ?? [];
      const isMine = (message: Message) => ownMessages().has(message.id) || isOwn(message);
      const twin = page.find((message) => !isMine(message) && isTwin(message));
      const last = twin ?? writtenSince(page, begun, isMine).at(-1);
      if (!last) return undefined;
      // So that they are shown in the conversation too.
      void queries.invalidateQueries({ queryKey });
      const text = said(last).slice(0, 200);
      return {
        text: twin ? t('sentBefore', { text }) : t('writtenSince', { from: last.from, text }),
        newest: page[0]?.id,
      };
    },
  };
}
