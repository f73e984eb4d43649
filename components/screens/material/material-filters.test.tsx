import { fireEvent, screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { useMaterialFilters } from './material-filters';

test('a size is typed in megabytes and kept in bytes', () => {
  const change = jest.fn();
  function Size() {
    const size = useMaterialFilters({ sizeMin: '1048576' }).find(({ key }) => key === 'size')!;
    return (
      <>
        <p>{size.summary}</p>
        {size.editor({ sizeMin: '1572864' }, change)}
      </>
    );
  }
  renderInView(<Size />);
  const [from, to] = screen.getAllByRole('textbox');
  expect(from).toHaveValue('1.5');
  fireEvent.change(to!, { target: { value: '２.5 MB' } });
  expect(change).toHaveBeenLastCalledWith({ sizeMin: '1572864', sizeMax: '2621440' });
  fireEvent.change(from!, { target: { value: '' } });
  expect(change).toHaveBeenLastCalledWith({ sizeMin: '', sizeMax: '2621440' });
});
