export { liveness as getServerSideProps } from '@/services/server/health/probes';

/** The answer is written by `getServerSideProps`. */
export default function Nothing() {
  return null;
}
