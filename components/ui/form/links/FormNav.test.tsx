import { act, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { fieldId } from '../form-context';
import { FormRoot } from '../FormRoot';
import { sectionPath } from '../sections';
import { useRecordForm } from '../use-record-form';
import { FormNav } from './FormNav';

const SECTIONS = ['basic', 'price', 'trade'].map((id) => ({ id, title: id, paths: [id] }));
type See = (entries: { target: { id: string }; isIntersecting: boolean }[]) => void;

test('the current section is the first one in sight; where none is, the last that was', () => {
  let see: See = () => {};
  const observer = { observe: () => {}, disconnect: () => {} };
  Object.assign(window, { IntersectionObserver: jest.fn((callback: See) => ((see = callback), observer)) });
  let formId = '';
  function Form() {
    const form = useRecordForm({ values: {}, level: 'full', rules: { record: (values) => values, check: () => [] } });
    formId = form.formId;
    return (
      <FormRoot form={form} label="form">
        <FormNav sections={SECTIONS} done={new Set()} notes={{}} />
      </FormRoot>
    );
  }
  renderInView(<Form />);
  const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('data-current'))?.textContent;
  expect(current()).toBe('basic');
  const ids = SECTIONS.map(({ id }) => fieldId(formId, sectionPath(id)));
  const show = (isIntersecting: boolean, ...which: number[]) =>
    act(() => see(which.map((at) => ({ target: { id: ids[at]! }, isIntersecting }))));
  show(true, 1, 2);
  expect(current()).toBe('price');
  show(false, 1);
  expect(current()).toBe('trade');
  show(false, 2);
  expect(current()).toBe('trade');
});
