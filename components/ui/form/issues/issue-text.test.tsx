import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { useIssueText } from './use-issue-text';

function Text({ decimals }: { decimals: number }) {
  return <p>{useIssueText()({ path: 'price', key: 'tooFine', values: { currency: 'KRW', decimals } })}</p>;
}

test.each([
  ['zh', 0, 'KRW 没有小数。'],
  ['zh', 2, 'KRW 最多 2 位小数。'],
  ['en', 0, 'KRW amounts have no decimals.'],
  ['en', 2, 'KRW amounts can have up to 2 decimals.'],
] as const)('in %s, %i decimals are said as a sentence', (locale, decimals, text) => {
  renderInView(<Text decimals={decimals} />, { locale });
  expect(screen.getByText(text)).toBeInTheDocument();
});
