/**
 * The verbs that a running server does for the command where it holds the embedded database, each
 * loaded when it is called.
 */
export const serverVerbs = {
  doctor: () => import('./doctor.ts'),
  migrate: () => import('./migrate.ts'),
  find: () => import('./find.ts'),
  resend: () => import('./resend.ts'),
  grant: () => import('./grant.ts'),
  refund: () => import('./refund.ts'),
  export: () => import('./export.ts'),
  erase: () => import('./erase.ts'),
  stats: () => import('./stats.ts'),
}
