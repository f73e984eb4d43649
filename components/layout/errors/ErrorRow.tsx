import { useFormatter, useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/layout/TextLink';
import type { ErrorLogEntry } from '@/lib/state/error-log';
import { ENGINES, lookupAddress } from './engines';

export function ErrorRow({ entry }: { entry: ErrorLogEntry }) {
  const t = useTranslations('account.errors');
  const format = useFormatter();
  const { err, url, at, count } = entry;
  const cells = [
    ['route', <code key="route">{url}</code>],
    ['message', <span key="message">{err.message}</span>],
    [
      'stack',
      err.stack ? (
        <details key="stack">
          <summary>{t('showStack')}</summary>
          {/* Focusable because it scrolls by keys, too. */}
          <pre tabIndex={0}>{err.stack}</pre>
        </details>
      ) : (
        '–'
      ),
    ],
    [
      'time',
      <time key="time" dateTime={new Date(at).toISOString()}>
        {format.dateTime(at, 'second')}
      </time>,
    ],
    ['count', format.number(count)],
    [
      'lookup',
      ENGINES.map(({ key, address }) => (
        <TextLink
          key={key}
          href={lookupAddress(address, err.message)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('lookupWith', { engine: t(`engine.${key}`) })}
        >
          {t(`engine.${key}`)}
        </TextLink>
      )),
    ],
  ] as const;
  return (
    <tr role="row">
      {cells.map(([column, content]) => (
        <td key={column} role="cell" className={column} data-label={t(`column.${column}`)}>
          {content}
        </td>
      ))}
    </tr>
  );
}
