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
export type CopyName = Pick<Copy, 'target' | 'language' | 'tab'>

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const openDatabase = () =>
  openDB<Schema>('puente-words', 1, {
    upgrade: (database) =>
      void database.createObjectStore('copies', { keyPath: 'name' }).createIndex('owner', 'owner'),
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
  private constructor(
    private readonly database: IDBPDatabase<Schema>,
    private readonly keys: Keys,
    private readonly owner: string,
  ) {}

  /** Opens the store of the account with that key, and erases what's too old, whoever's it is. Throws when it's blocked. */
  static async open(key: string): Promise<CopyStore> {
    const [database, keys] = await Promise.all([openDatabase(), deriveKeys(key)])
    const store = new CopyStore(database, keys, await digest(keys, 'owner'))
    await store.eraseExpired()
    return store
  }

  /** Stores a copy in place of the earlier one of the same form. Throws when the device has no room. */
  async write(copy: Copy): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const words = encoder.encode(JSON.stringify(copy))
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.keys.seal, words)
    const name = await this.nameOf(copy)
    await this.database.put('copies', { name, owner: this.owner, writtenAt: Date.now(), iv, sealed })
  }

  /** Returns the copies of the account; those of one document, when it's given. Unreadable ones are left out. */
  async read(document?: { target: SaveTarget; language: string }): Promise<Copy[]> {
    const rows = await this.database.getAllFromIndex('copies', 'owner', this.owner)
    const copies = await Promise.all(rows.map((row) => this.unseal(row)))
    const name = document && documentName(document.target, document.language)
    return copies
      .filter((copy): copy is Copy => copy !== undefined)
      .filter(({ target, language }) => !name || documentName(target, language) === name)
  }

  async erase(copy: CopyName): Promise<void> {
    await this.database.delete('copies', await this.nameOf(copy))
  }

  /** Erases every copy of the account. */
  async eraseAll(): Promise<void> {
    const names = await this.database.getAllKeysFromIndex('copies', 'owner', this.owner)
    await Promise.all(names.map((name) => this.database.delete('copies', name)))
  }

  private nameOf({ target, language, tab }: CopyName): Promise<string> {
    return digest(this.keys, `${documentName(target, language)} ${tab}`)
  }

  private async unseal({ iv, sealed }: Row): Promise<Copy | undefined> {
    try {
      const words = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.keys.seal, sealed)
      return JSON.parse(decoder.decode(words)) as Copy
    } catch {
      return undefined
    }
  }

  private async eraseExpired(): Promise<void> {
    const now = Date.now()
    const rows = await this.database.getAll('copies')
    await Promise.all(
      rows
        .filter(({ writtenAt }) => isExpired(writtenAt, now))
        .map(({ name }) => this.database.delete('copies', name)),
    )
  }
}

async function digest({ name }: Keys, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', name, encoder.encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
