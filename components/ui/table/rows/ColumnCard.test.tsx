import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import type { Column } from './column';
import { ColumnCard } from './ColumnCard';
import { useColumns } from './use-columns';

interface Post {
  title: string;
  views: number;
  likes: number;
}

function Card({ post }: { post: Post }) {
  const make = useColumns<Post>();
  const columns: Column<Post>[] = [
    { key: 'title', title: 'Title', width: 200, render: ({ title }) => title },
    make.count('views', 'Views', 80, ({ views }) => views),
    make.count('likes', 'Likes', 80, ({ likes }) => likes),
    { key: 'end', title: 'End', width: 80, render: () => 'today' },
  ];
  return <ColumnCard row={post} columns={columns} actions={null} />;
}

it('leaves out of a card the figures that a record does not have', () => {
  renderInView(<Card post={{ title: 'Pumps', views: 539, likes: 0 }} />);
  expect(screen.getByText(/Views/)).toHaveTextContent('Views 539');
  expect(screen.queryByText(/Likes/)).not.toBeInTheDocument();
});
