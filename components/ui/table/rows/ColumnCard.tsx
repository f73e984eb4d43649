import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { Column } from './column';
import { CardFoot, CardLine } from './RecordCard';

const Head = styled('div')({ minWidth: 0, marginRight: 32 });
const Value = styled('span')({ display: 'inline-flex', gap: 4, minWidth: 0, maxWidth: '100%' });

interface ColumnCardProps<T> {
  row: T;
  columns: readonly Column<T>[];
  actions: ReactNode;
}

/** A row on a phone as its columns say it: the first one as the head, then those meant for a card, the last one in the foot. */
export function ColumnCard<T>({ row, columns, actions }: ColumnCardProps<T>) {
  const [head, ...rest] = columns;
  const shown = rest.filter(({ card }) => card);
  const last = rest.at(-1);
  return (
    <>
      <Head>{head?.render(row)}</Head>
      <CardLine>
        {shown.map(({ key, title, card, render }) => (
          <Value key={key}>
            {card === 'named' && <Fragment>{title} </Fragment>}
            {render(row)}
          </Value>
        ))}
      </CardLine>
      <CardFoot>
        {last?.render(row)}
        {actions}
      </CardFoot>
    </>
  );
}
