import { GuideCard } from '@/components/views/GuideCard/GuideCard';
import { guideCard } from '@/services/loaders/guideCard';

export const getServerSideProps = guideCard(GuideCard);

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
