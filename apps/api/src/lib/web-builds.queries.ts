import { eq, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { webAssets, webBuilds } from '../db/schema/web-builds.ts'

export interface StoredAsset {
  path: string
  /** Brotli. */
  content: Uint8Array
}

interface WebBuild {
  id: string
  keptUntil: Date
  /** Called only when the build is not stored yet. */
  readAssets(): readonly StoredAsset[]
}

/** Stores a build whole, or puts off the end of one that is stored. */
export async function storeWebBuild(
  db: Db,
  { id, keptUntil, readAssets }: WebBuild,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Another instance that stores the same build holds this row until its assets are there too.
    await tx
      .insert(webBuilds)
      .values({ id, keptUntil })
      .onConflictDoUpdate({ target: webBuilds.id, set: { keptUntil } })
    const stored = await tx
      .select({ path: webAssets.path })
      .from(webAssets)
      .where(eq(webAssets.buildId, id))
      .limit(1)
    if (stored.length > 0) return
    const assets = readAssets().map((asset) => ({ ...asset, buildId: id }))
    if (assets.length > 0) await tx.insert(webAssets).values(assets)
  })
}

/** @returns Brotli; undefined when no build that is stored has the path */
export async function readWebAsset(db: Db, path: string): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ content: webAssets.content })
    .from(webAssets)
    .where(eq(webAssets.path, path))
    .limit(1)
  return found?.content
}

export async function deleteWebBuildsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(webBuilds).where(lt(webBuilds.keptUntil, moment))
}
