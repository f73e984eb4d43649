import { renderInView } from '@/components/ui/testing/render';
import type { Filter } from '@/components/ui/table/filters/filter';
import { beginEachEmpty } from '@/components/ui/testing/session';
import { setTransport } from '@/lib/api/request/transport';
import { useInquiryFilters } from './inquiry/list/inquiry-filters';
import { inquiryList } from './inquiry/list/waiting-list';
import { useMaterialFilters } from './material/material-filters';
import { MATERIAL_LIST } from './material/material-list';
import { useReviewFilters } from './review/review-filters';
import { REVIEW_LIST } from './review/review-list';

beginEachEmpty();
beforeEach(() => setTransport(async () => Response.json({ code: 200, data: { list: [], total: 0 } })));

test.each<[name: string, useFilters: () => Filter[], read: object]>([
  ['inquiries', () => useInquiryFilters({}, []), inquiryList(true, []).filters],
  ['files', () => useMaterialFilters({}), MATERIAL_LIST.filters],
  ['reviews', () => useReviewFilters({}), REVIEW_LIST.filters],
])('each filter of %s sets parameters of its own that the list reads', (_, useFilters, read) => {
  let filters: Filter[] = [];
  function Filters() {
    filters = useFilters();
    return null;
  }
  renderInView(<Filters />);
  const params = filters.flatMap((filter) => filter.params);
  expect(params.filter((param) => !Object.hasOwn(read, param))).toEqual([]);
  expect(params.filter((param, at) => params.indexOf(param) !== at)).toEqual([]);
  expect(filters.length).toBeGreaterThan(4);
});
