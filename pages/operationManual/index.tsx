import type { ComponentProps } from 'react';

import { StaticManualsView } from '@/components/views/ManualsView/StaticManualsView';
import { useFormerPlace } from '@/services/hooks/useFormerPlace';

export { getStaticProps } from '@/services/loaders/operationManual';

function Manuals(props: ComponentProps<typeof StaticManualsView>) {
  useFormerPlace();
  return <StaticManualsView {...props} />;
}
export default Manuals;
