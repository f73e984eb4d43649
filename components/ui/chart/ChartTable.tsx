import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ChartPoint, ChartSeries } from './series';

const Scroller = styled('div')({
  overflow: 'auto',
  scrollbarWidth: 'thin',
  '& thead th': { position: 'sticky', top: 0 },
  '& td, & th + th': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: 'var(--weight-regular)', whiteSpace: 'nowrap' },
});

interface ChartTableProps {
  name: string;
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  height: number;
}

/** The same values as a table, newest first. */
export function ChartTable({ name, pointName, points, series, format, height }: ChartTableProps) {
  const rows = points.map((point, index) => ({ point, index })).reverse();
  return (
    <Scroller style={{ maxHeight: height }} tabIndex={0} role="group" aria-label={name}>
      <Table size="small" aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {pointName}
            </TableCell>
            {series.map((one) => (
              <TableCell key={one.name} component="th" scope="col">
                {one.name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ point, index }) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {point.long}
              </TableCell>
              {series.map(({ name: key, values }) => (
                <TableCell key={key}>{values[index] === undefined ? '–' : format(values[index])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scroller>
  );
}
