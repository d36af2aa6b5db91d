export { getServerSideProps } from '@/services/loaders/salesFile';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
