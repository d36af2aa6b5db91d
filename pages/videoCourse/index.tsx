import type { ComponentProps } from 'react';

import { StaticVideosView } from '@/components/views/VideosView/StaticVideosView';
import { useFormerPlace } from '@/services/hooks/useFormerPlace';

export { getStaticProps } from '@/services/loaders/videoCourse';

function Videos(props: ComponentProps<typeof StaticVideosView>) {
  useFormerPlace();
  return <StaticVideosView {...props} />;
}
export default Videos;
