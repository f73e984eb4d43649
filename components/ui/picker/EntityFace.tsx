import type { ReactNode } from 'react';
import { Row } from '@/components/ui/layout/Stack';
import space from '@/components/ui/layout/space.module.css';
import { Text } from '@/components/ui/layout/Text';
import { StatusChip } from '@/components/ui/feedback/StatusChip';
import { Thumb } from '@/components/ui/table/rows/Thumb';
import type { Face } from './face';

interface EntityFaceProps {
  face: Face;
  size?: number;
  title?: ReactNode;
}

export function EntityFace({ face, size = 40, title = face.title }: EntityFaceProps) {
  return (
    <Row gap={12} className={`${space.fill} ${space.shrinks}`}>
      <Thumb src={face.image} size={size} />
      <div className={`${space.fill} ${space.shrinks}`}>
        <Text variant="subtitle2" as="div" noWrap title={face.title}>
          <bdi>{title}</bdi>
        </Text>
        <Text variant="caption" noWrap as="div" tone="tertiary">
          {face.note}
        </Text>
      </div>
      {face.state && <StatusChip tone={face.state.tone}>{face.state.text}</StatusChip>}
    </Row>
  );
}
