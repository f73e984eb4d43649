import { fireEvent, screen } from '@testing-library/react';
import { FormRoot } from '@/components/ui/form/FormRoot';
import { createFormModel } from '@/components/ui/form/form-model';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { MarketsEditor } from './MarketsEditor';

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
});

// The last of them is removed: what is said before and after that.
test.each([
  [[], '', ''],
  [[100], '已分配 100%', ''],
  [[120], '合计超出 20%，请调整', ''],
  [[60, 10], '还剩 30% 未分配', '还剩 40% 未分配'],
  [[60, 50], '合计超出 10%，请调整', '还剩 40% 未分配'],
])(
  'of markets with the shares %j it is said what is left to share: "%s", without the last one "%s"',
  (shares, said, then) => {
    const mainMarkets = shares.map((share, index) => ({ region: `region ${index}`, share }));
    const model = createFormModel({ record: (values) => values, check: () => [] }, { mainMarkets }, 'draft');
    renderInView(
      <FormRoot form={{ formId: 'form', model }} label="markets">
        <MarketsEditor />
      </FormRoot>,
    );
    const status = () => screen.getByRole('status').textContent;
    expect(status()).toBe(said);
    for (const button of screen.queryAllByRole('button', { name: `删除第 ${shares.length} 个市场` }))
      fireEvent.click(button);
    expect(status()).toBe(then);
  },
);
