import { feeds } from '@/services/loaders/feeds';
import { fileOf } from '@/services/loaders/fileRoute';

/** Answers with the file of this name. */
export const getServerSideProps = fileOf(feeds);

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
