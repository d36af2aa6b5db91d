export { getServerSideProps } from '@/services/loaders/robots';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
