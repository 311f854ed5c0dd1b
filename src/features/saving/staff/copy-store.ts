import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { documentName, isExpired, type Copy } from '../copy-rules'
import type { SaveTarget } from '../answer-rules'

/**
 * Unsaved words on this device, in IndexedDB. Contents, titles and names are encrypted or hashed with keys that only the
 * account gets from the server, so that nobody else on the device can read whose they are, or of what.
 */

type Row = {
  name: string
  owner: string
  /** By the clock of the device, in milliseconds. Readable, so that anyone's old copies can be erased. */
  writtenAt: number
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

interface Schema extends DBSchema {
  copies: { key: string; value: Row; indexes: { owner: string } }
}

type Keys = { seal: CryptoKey; name: CryptoKey }

/** What identifies a copy: a form in a tab. */
export type CopyName = Pick<Copy, 'target' | 'language' | 'tab' | 'form'>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** `onEnd`: the browser has ended the connection, or another tab needs the database for itself. */
const connect = (onEnd: () => void) =>
  openDB<Schema>('puente-words', 1, {
    upgrade: (database) =>
      void database.createObjectStore('copies', { keyPath: 'name' }).createIndex('owner', 'owner'),
    blocking: (_, __, event) => {
      onEnd()
      ;(event.target as IDBDatabase).close()
    },
    terminated: onEnd,
  })

/** Derives what encrypts and what names the copies from the key of the account. They never leave the browser's keeping. */
async function deriveKeys(key: string): Promise<Keys> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const secret = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(info),
  })
  const aes = { name: 'AES-GCM', length: 256 }
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  return {
    seal: await crypto.subtle.deriveKey(from('seal'), secret, aes, false, ['encrypt', 'decrypt']),
    name: await crypto.subtle.deriveKey(from('name'), secret, hmac, false, ['sign']),
  }
}

export class CopyStore {
  private connection: Promise<IDBPDatabase<Schema>> | undefined

  private constructor(
    private readonly keys: Keys,
    private readonly owner: string,
  ) {}

  /** Opens the store of the account with that key, and erases what's too old, whoever's it is. Throws when it's blocked. */
  static async open(key: string): Promise<CopyStore> {
    const keys = await deriveKeys(key)
    const store = new CopyStore(keys, await digest(keys, 'owner'))
    await store.eraseExpired()
    return store
  }

  /** Stores a copy in place of the earlier one of the same form. Throws when the device has no room. */
  async write(copy: Copy): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const words = encoder.encode(JSON.stringify(copy))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.keys.seal, words)
    const name = await this.nameOf(copy)
    const row = { name, owner: this.owner, writtenAt: Date.now(), iv, sealed }
    await this.use((database) => database.put('copies', row))
  }

  /** Returns the copies of the account; those of one document, when it's given. Unreadable ones are left out. */
  async read(document?: { target: SaveTarget; language: string }): Promise<Copy[]> {
    const rows = await this.use((database) => database.getAllFromIndex('copies', 'owner', this.owner))
    const copies = await Promise.all(rows.map((row) => this.unseal(row)))
    const name = document && documentName(document.target, document.language)
    return copies
      .filter((copy): copy is Copy => copy !== undefined)
      .filter(({ target, language }) => !name || documentName(target, language) === name)
  }

  async erase(copy: CopyName): Promise<void> {
    const name = await this.nameOf(copy)
    await this.use((database) => database.delete('copies', name))
  }

  /** Erases every copy of the account. */
  async eraseAll(): Promise<void> {
    await this.use(async (database) => {
      const names = await database.getAllKeysFromIndex('copies', 'owner', this.owner)
      await Promise.all(names.map((name) => database.delete('copies', name)))
    })
  }

  /** Works on the database. A connection that has failed is given up: the next call makes another one. */
  private async use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    const connection = (this.connection ??= connect(() => (this.connection = undefined)))
    try {
      return await work(await connection)
    } catch (error) {
      if (this.connection === connection) this.connection = undefined
      void connection.then((database) => database.close()).catch(() => undefined)
      throw error
    }
  }

  private nameOf({ target, language, tab, form = '' }: CopyName): Promise<string> {
    return digest(this.keys, `${documentName(target, language)} ${tab} ${form}`.trimEnd())
  }

  private async unseal({ iv, sealed }: Row): Promise<Copy | undefined> {
    try {
      const words = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.keys.seal, sealed)
      const copy = JSON.parse(decoder.decode(words)) as Partial<Copy>
      // Another release may have written something else.
      return isObject(copy.target) && isObject(copy.data) ? (copy as Copy) : undefined
    } catch {
      return undefined
    }
  }

  private async eraseExpired(): Promise<void> {
    const now = Date.now()
    await this.use(async (database) => {
      const rows = await database.getAll('copies')
      await Promise.all(
        rows
          .filter(({ writtenAt }) => isExpired(writtenAt, now))
          .map(({ name }) => database.delete('copies', name)),
      )
    })
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

async function digest({ name }: Keys, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', name, encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
