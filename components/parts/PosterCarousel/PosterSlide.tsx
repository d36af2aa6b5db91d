import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Poster } from '@/services/domain/activities/poster';

import { Text, Title, Words } from './PosterSlide.styles';

interface PosterSlideProps {
  poster: Poster;
}

/** The content of one banner. */
export const PosterSlide = ({ poster: { title, text, image, href, linkLabel } }: PosterSlideProps) => (
  <>
    <Picture image={image} sizes="(min-width: 77rem) 42rem, (min-width: 48rem) 55vw, 100vw" />
    <Words>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <p>
        <TextLink href={href}>{linkLabel}</TextLink>
      </p>
    </Words>
  </>
);
