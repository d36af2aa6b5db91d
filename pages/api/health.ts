export { health as default } from '@/services/server/health/health';
