export { getServerSideProps } from '@/services/pages/robots';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
