/** What speaks PostgreSQL's protocol at DATABASE_URL. */
export const databaseEngines = ['postgresql', 'yugabytedb'] as const
export type DatabaseEngine = (typeof databaseEngines)[number]
