### Spanish. What is not here yet is said in English.

## Names of regions

name-basque-country = País Vasco
name-navarre = Navarra
name-old-castile = Castilla la Vieja
name-new-castile = Castilla la Nueva
name-lower-andalusia = Baja Andalucía
name-upper-andalusia = Alta Andalucía
name-aragon = Aragón
name-catalonia = Cataluña
