export { getServerSideProps } from '@/services/loaders/deadlineFile';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
