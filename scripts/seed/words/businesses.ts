/** Fictional businesses that contact the agency, and the language they write in. */
const es = `
Rosa Huamán|Clínica Dental Sonríe|Lima|PE
Jorge Quispe Mamani|Ferretería El Tornillo|Arequipa|PE
Milagros Torres|Sazón de Barranco|Lima|PE
Luis Fernando Chávez|Transportes Chávez Hermanos|Trujillo|PE
Patricia Salas|Veterinaria Patitas|Lima|PE
César Alarcón|Alarcón Contadores|Cusco|PE
Fiorella Vargas|Tejidos Alpaca Sur|Arequipa|PE
Renzo Palacios|Gimnasio Fuerza Norte|Piura|PE
Carmen Rosa Ríos|Hotel Casa del Sol|Cusco|PE
Diego Paredes|Taller Mecánico Paredes|Ciudad de México|MX
Guadalupe Hernández|Panadería La Espiga|Puebla|MX
Alejandra Montes|Estudio Montes Arquitectura|Guadalajara|MX
Ricardo Olvera|Refacciones Olvera|Monterrey|MX
María José Cárdenas|Florería Cempasúchil|Oaxaca|MX
Héctor Barrientos|Barrientos y Asociados|Querétaro|MX
Sofía Villanueva|Mezcalería Tres Magueyes|Oaxaca|MX
Emilio Zapata|Muebles Zapata|León|MX
Daniela Ochoa|Yoga Nube|Mérida|MX
Raúl Cisneros|Purificadora Agua Clara|Toluca|MX
Verónica Ledesma|Óptica Ledesma|Ciudad de México|MX
Iván Robles|Robles Climas|Monterrey|MX
Ximena Duarte|Joyería Duarte|Taxco|MX
Tomás Aguirre|Imprenta Aguirre|Guadalajara|MX
Lorena Castillo|Guardería Arcoíris|Ciudad de México|MX
Camila Restrepo|Café Altura|Medellín|CO
Andrés Felipe Gómez|Inmobiliaria Gómez Roa|Bogotá|CO
Natalia Ospina|Ospina Cosmética Natural|Cali|CO
Julián Cortés|Bicicletas Cortés|Bogotá|CO
Paola Andrade|Andrade Seguros|Barranquilla|CO
Sebastián Fuentes|Viña Cuatro Fuentes|Santiago|CL
Constanza Rivas|Librería Rivas|Valparaíso|CL
Matías Sepúlveda|Constructora Sepúlveda|Concepción|CL
Florencia Acosta|Acosta Indumentaria|Buenos Aires|AR
Gonzalo Ferreyra|Parrilla Don Gonzalo|Córdoba|AR
Gabriela Mendoza|Chocolates Mindo|Quito|EC
Esteban Cordero|Clínica Veterinaria Cordero|Guayaquil|EC
Ana Lucía Morales|Textiles Atitlán|Antigua|GT
Óscar Jiménez|Tours Volcán Verde|San José|CR
Yesenia Polanco|Salón Yesenia|Santo Domingo|DO
Carlos Rafael Nieves|Nieves Solar|San Juan|PR
Marisol Vega|Vega Family Dental|Orlando|US
Guillermo Ortega|Ortega Roofing|Miami|US
Beatriz Luna|Luna Cleaning Services|Houston|US
Fernando Salinas|Taquería Los Salinas|San Antonio|US
Ingrid Peralta|Peralta Immigration Law|Los Ángeles|US
Manuel Escobar|Escobar Landscaping|Tampa|US
Adriana Pineda|Pineda Tax Services|Chicago|US
Roberto Cuevas|Cuevas Auto Body|Phoenix|US`
const en = `
Dana Whitfield|Gulf Breeze Orthodontics|Pensacola|US
Marcus Bell|Bell & Sons Plumbing|Orlando|US
Priya Raman|Raman Pediatrics|Tampa|US
Tom Kowalski|Kowalski Heating and Air|Chicago|US
Jenna Alvarez|Alvarez Realty Group|Miami|US
Derrick Coleman|Coleman Fitness|Atlanta|US
Hannah Brooks|Brooks Bakery|Austin|US
Wei Chen|Harbor Point Dental|San Diego|US
Olivia Grant|Grant Family Law|Denver|US
Sam Okafor|Okafor Logistics|Houston|US
Megan Doyle|Doyle Veterinary Care|Boston|US
Chris Navarro|Navarro Pools|Phoenix|US
Lauren Pierce|Pierce Interiors|Charlotte|US
Ahmed Rashid|Crescent Pharmacy|Detroit|US
Nicole Fontaine|Fontaine Florals|New Orleans|US
Brian Castellano|Castellano Pizza|Tampa|US
Kelly Hughes|Little Harbor Daycare|Jacksonville|US
Victor Lindqvist|Lindqvist Boats|Sarasota|US
Tasha Monroe|Monroe Hair Studio|Orlando|US
Greg Sandoval|Sandoval Solar|Albuquerque|US
Rachel Stein|Stein Physical Therapy|Fort Lauderdale|US
Paul Nguyen|Saigon Corner|San Jose|US
Amber Collins|Collins Pet Boutique|Nashville|US
Jason Ortiz|Ortiz Custom Homes|San Antonio|US
Stephanie Park|Park Street Optical|Seattle|US
Darius Webb|Webb Insurance Partners|Dallas|US
Emily Carter|Carter Outdoor Co.|Asheville|US
Hugo Beltrame|Beltrame Coffee Imports|Miami|US
Grace Mbeki|Mbeki Skin Care|Brooklyn|US
Kevin Doherty|Doherty Electric|Orlando|US
Sandra Ellis|Ellis Bookkeeping|Gainesville|US
Noah Feldman|Feldman Bikes|Portland|US`

export type Business = {
  person: string
  company: string
  city: string
  country: string
  language: 'en' | 'es'
}

const parse = (lines: string, language: Business['language']): Business[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [person = '', company = '', city = '', country = ''] = line.split('|')
      return { person, company, city, country, language }
    })

export const businesses: readonly Business[] = [...parse(es, 'es'), ...parse(en, 'en')]

/** Phone prefixes per country. The numbers are in ranges reserved for fiction. */
const countries: Record<string, string> = {
  PE: '+51 1 555',
  MX: '+52 55 5555',
  CO: '+57 601 555',
  CL: '+56 2 2555',
  AR: '+54 11 5555',
  EC: '+593 2 255',
  GT: '+502 2555',
  CR: '+506 2555',
  DO: '+1 809 555',
  PR: '+1 787 555',
}

/** Area codes in the United States. */
const areas = `Orlando 407, Miami 305, Houston 713, San Antonio 210, Los Ángeles 213, Tampa 813, Chicago 312, Phoenix 602,
Pensacola 850, Atlanta 404, Austin 512, San Diego 619, Denver 303, Boston 617, Charlotte 704, Detroit 313, New Orleans 504,
Jacksonville 904, Sarasota 941, Albuquerque 505, Fort Lauderdale 954, San José 408, Nashville 615, Seattle 206, Dallas 214,
Asheville 828, Brooklyn 718, Gainesville 352, Portland 503`
const areaOf = Object.fromEntries(areas.split(/,\s/).map((entry) => [entry.slice(0, -4), entry.slice(-3)]))

/** Returns the phone number without its last four digits. */
export const phonePrefix = ({ country, city }: Business): string =>
  countries[country] ?? `+1 ${areaOf[city] ?? '407'} 555`
